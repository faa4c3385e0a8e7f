export interface ModuleText {
	code: string;
	/** Its components, as text. */
	components: readonly string[];
	/** What it exports beside components, as JSON. */
	constants: string;
}

type Code = Pick<ModuleText, 'code' | 'components'>;

/** The build's calls that tell React which hooks a component uses. */
const SIGNATURES = /_s\d*\([\s\S]*?\);/g;

const withoutComponents = ({ code, components }: Code) =>
	components.reduce((rest, component) => rest.replace(component, ''), code).replaceAll(SIGNATURES, '');

/** Whether a saved module does all else as before. A module that runs again with the same text was not saved itself. */
export function differsOnlyInComponents(before: Code, after: Code): boolean {
	return before.code !== after.code && withoutComponents(before) === withoutComponents(after);
}
