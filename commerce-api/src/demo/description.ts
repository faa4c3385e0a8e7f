import { CARE } from './care.ts';
import { cloth } from './cloths.ts';
import type { Draft } from './draft.ts';
import { fitNotes } from './fit-notes.ts';
import { html } from './html.ts';
import { cycle, roll, rollInt } from './random.ts';
import { REFERENCE_SIZE } from './sizes.ts';

/** One paragraph of the design's own, with a sentence on the cloth and one on the making. */
function around(story: string, woven: string, made: string, layout: number): string[] {
	return cycle(
		[
			[story, `${woven} ${made}`],
			[`${story} ${woven}`, made],
			[story, `${made} ${woven}`],
			[`${story} ${made}`, woven],
		],
		Math.min(woven.length, made.length) < 80 ? layout * 2 : layout,
	);
}

function among(first: string, second: string, woven: string, made: string, layout: number): string[] {
	return cycle(
		[
			[first, second, `${woven} ${made}`],
			[first, `${woven} ${made}`, second],
			[`${first} ${woven}`, `${second} ${made}`],
			[first, `${second} ${woven}`],
			[`${first} ${made}`, second],
			[first, `${second} ${made}`],
		],
		layout,
	);
}

function paragraphs({ design, family, ofCloth, ofFamily }: Draft): string[] {
	const woven = design.woven ?? cycle(cloth(design.cloth).sentences, ofCloth);
	const made = design.made ?? cycle(family.making, ofFamily);
	const [first = '', second] = design.story;
	const layout = rollInt(`layout ${design.name}`, 0, 11);
	return second === undefined ? around(first, woven, made, layout) : among(first, second, woven, made, layout);
}

function fitNote(draft: Draft): string | undefined {
	const notes = fitNotes(draft);
	if (notes.length === 0 || roll(`fit ${draft.design.name}`) < 0.3) return undefined;
	return cycle(notes, rollInt(`note ${draft.design.name}`, 0, 11));
}

function measured({ design, family }: Draft): string | undefined {
	if (design.length === undefined) return undefined;
	const size = REFERENCE_SIZE[design.sizes ?? family.sizes];
	return size ? `${family.measure} w rozmiarze ${size}: ${design.length} cm` : `${family.measure}: ${design.length} cm`;
}

function contents({ design }: Draft): string {
	const { composition } = cloth(design.cloth);
	return cycle(
		[`Skład: ${composition}`, `Materiał: ${composition}`, composition],
		rollInt(`label ${design.name}`, 0, 2),
	);
}

/** What the list under the description says, in changing order. */
function details(draft: Draft): string[] {
	const { design } = draft;
	const care = CARE[design.care ?? cloth(design.cloth).care];
	const facts = [contents(draft), measured(draft), design.note];
	const advice = [cycle(care.lines, rollInt(`care ${design.name}`, 0, 11)), fitNote(draft)];
	if (roll(`order ${design.name}`) < 0.4) advice.reverse();
	return [...facts, ...advice].filter((item) => item !== undefined);
}

export function description(draft: Draft): string {
	return html(paragraphs(draft), details(draft));
}
