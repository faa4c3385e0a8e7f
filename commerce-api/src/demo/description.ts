import { CARE } from './care.ts';
import { cloth } from './cloths.ts';
import type { Draft } from './draft.ts';
import { CHILD_FIT, FIT_NOTES } from './fit-notes.ts';
import { cycle, roll, rollInt } from './random.ts';

/** The paragraphs: the design's own story, and a sentence each on the cloth and the making, in changing order. */
function paragraphs({ design, family, ofCloth }: Draft): string[] {
	const { sentences } = cloth(design.cloth);
	const woven = cycle(sentences, ofCloth);
	const turn = ofCloth + Math.floor(ofCloth / sentences.length) + rollInt(family.code, 0, 9);
	const made = design.made ?? cycle(family.making, turn);
	const [first = '', second] = design.story;
	const layout = rollInt(`layout ${design.name}`, 0, 2);
	if (second === undefined) {
		return (
			[
				[first, `${woven} ${made}`],
				[`${woven} ${first}`, made],
				[first, `${made} ${woven}`],
			][layout === 1 && made.length < 90 ? 2 : layout] ?? [first]
		);
	}
	return cycle(
		[
			[first, second, `${woven} ${made}`],
			[first, `${woven} ${made}`, second],
			[`${first} ${woven}`, `${second} ${made}`],
		],
		layout,
	);
}

function fitNote({ design, family }: Draft): string | undefined {
	if (family.wearer === 'anyone' || roll(`fit ${design.name}`) < 0.3) return undefined;
	const notes = family.wearer === 'child' ? CHILD_FIT : FIT_NOTES[design.cut ?? 'regular'];
	return cycle(notes, rollInt(`note ${design.name}`, 0, 11));
}

function measured({ design, family }: Draft): string | undefined {
	return design.length === undefined ? undefined : `${family.measure}: ${design.length} cm`;
}

/** What the list under the description says, in changing order. */
function details(draft: Draft): string[] {
	const { design } = draft;
	const { composition, care } = cloth(design.cloth);
	const label = cycle(['Skład', 'Materiał', 'Skład surowcowy'], rollInt(`label ${design.name}`, 0, 2));
	const facts = [`${label}: ${composition}`, measured(draft), design.note];
	const advice = [cycle(CARE[care].lines, rollInt(`care ${design.name}`, 0, 11)), fitNote(draft)];
	if (roll(`order ${design.name}`) < 0.4) advice.reverse();
	return [...facts, ...advice].filter((item) => item !== undefined);
}

export function html(blocks: string[], items: string[]): string {
	const list = items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';
	return blocks.map((block) => `<p>${block}</p>`).join('') + list;
}

export function description(draft: Draft): string {
	return html(paragraphs(draft), details(draft));
}
