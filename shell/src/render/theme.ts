import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';

type Theme = ShownStoreView['theme'];
type Tokens = NonNullable<NonNullable<Theme>['light']>;

/** The icon of a shop without one of its own. */
const ARCH =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#fff"/><path d="M8 26V16a8 8 0 0 1 16 0v10" fill="none" stroke="#222" stroke-width="3"/></svg>';

/** Background colours of the ui-kit's tokens, for the bars that a phone draws around the page. */
export const PAPER = { light: '#faf7f2', dark: '#171411' };

export function iconOf(theme: Theme): string {
	return theme?.icon ?? ARCH;
}

/** A file of its own: in the document it would be 150 bytes of every page (rule 2.43). */
export const ICON_URL = '/icon.svg';

function barColour(scheme: 'light' | 'dark', theme: Theme): string {
	const colour = theme?.[scheme]?.paper ?? PAPER[scheme];
	return `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`;
}

function rootRule(tokens: Tokens): string {
	const values = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
	return `:root{${values.join(';')}}`;
}

/** The tokens of the store view are in no layer, so they win over those of the ui-kit. */
function ownTokens({ light, dark }: NonNullable<Theme>, nonce: string): string {
	if (!light && !dark) return '';
	const css = [light && rootRule(light), dark && `@media (prefers-color-scheme:dark){${rootRule(dark)}}`];
	return `<style nonce="${nonce}">${css.filter(Boolean).join('')}</style>`;
}

export function themeTags(theme: Theme, nonce: string): string {
	return [
		`<link rel="icon" href="${ICON_URL}">`,
		barColour('light', theme),
		barColour('dark', theme),
		'<meta name="color-scheme" content="light dark">',
		theme ? ownTokens(theme, nonce) : '',
	].join('');
}
