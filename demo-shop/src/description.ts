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

function measured({ design, family }: Draft, say: Say): string | undefined {
	if (design.length === undefined) return undefined;
	const size = REFERENCE_SIZE[design.sizes ?? family.sizes];
	const measure = size ? `${say(family.measure)} ${say('w rozmiarze')} ${size}` : say(family.measure);
	return `${measure}: ${design.length} cm`;
}

function contents({ design }: Draft, say: Say): string {
	const composition = say(cloth(design.cloth).composition);
	return cycle(
		[`${say('Skład')}: ${composition}`, `${say('Materiał')}: ${composition}`, composition],
		rollInt(`label ${design.name}`, 0, 2),
	);
}

/** A text in another language. */
export type Say = (polish: string) => string;

/** What the list under the description says, in changing order. */
export function details(draft: Draft, say: Say = (polish) => polish): string[] {
	const { design } = draft;
	const care = CARE[design.care ?? cloth(design.cloth).care];
	const note = design.note === undefined ? undefined : say(design.note);
	const fit = fitNote(draft);
	const advice = [say(cycle(care.lines, rollInt(`care ${design.name}`, 0, 11))), fit && say(fit)];
	if (roll(`order ${design.name}`) < 0.4) advice.reverse();
	return [contents(draft, say), measured(draft, say), note, ...advice].filter((item) => item !== undefined);
}

export function description(draft: Draft): string {
	return html(paragraphs(draft), details(draft));
}
