import { describe, expect, it } from 'vitest';
import { BUNDLES } from './bundle-designs.ts';
import { demoCatalog } from './demo-catalog.ts';
import { type Draft, drafts } from './draft.ts';
import { EXTRAS } from './extras/extras.ts';
import { garmentOf } from './garment-pictures.ts';
import { GROUPS } from './group-designs.ts';
import { partsBehind, partsInFront } from './parts-to-draw.fixture.ts';
import { draw } from './pictures/draw.ts';
import { drawnParts, sketch } from './pictures/draw-garment.ts';
import type { Shape } from './pictures/garment.ts';
import type { Part } from './pictures/garment-parts.ts';

interface Expectation {
	/** In the name, in name and lead, or in all of the text. */
	said: RegExp;
	where: 'name' | 'lead' | 'story';
	/** One of these parts or shapes has to be drawn. */
	shows?: (Part | Shape)[];
	/** None of these may be drawn. */
	hides?: RegExp;
}

const TELLING: Expectation[] = [
	{ said: /^(bezrękawnik|kamizelka)|bez rękawów$/i, where: 'lead', hides: /^sleeves:/ },
	{
		said: /^(sukienka|top)[^;]* ramiączkach|ramiączka są szerokie/i,
		where: 'story',
		shows: ['wide-straps', 'thin-straps'],
	},
	{ said: /cienkimi ramiączkami|cienkich ramiączkach/i, where: 'lead', shows: ['thin-straps'] },
	{ said: /krótkim rękawem|krótki rękaw/i, where: 'lead', shows: ['sleeves:short'] },
	{ said: /długim rękawem|longsleeve|długi rękaw/i, where: 'lead', shows: ['sleeves:long'] },
	{ said: /rękaw(em)? (do|tuż nad|sięga) łok(cia|ieć)/i, where: 'story', shows: ['sleeves:elbow'] },
	{
		said: /rękaw(em)? trzy czwarte|rękaw (kończy się|sięga) za łok/i,
		where: 'story',
		shows: ['sleeves:three-quarter'],
	},
	{ said: /skrzydła/i, where: 'lead', shows: ['sleeves:wing'] },
	{ said: /bufk|bufiast/i, where: 'lead', shows: ['puff'] },
	{ said: /z kapturem|budrysówka|^parka/i, where: 'lead', shows: ['hood'] },
	{ said: /okrągłych uszu/i, where: 'lead', shows: ['ears'] },
	{ said: /z zamkiem|na zamek|bluza rozpinana/i, where: 'lead', shows: ['closure:zip', 'closure:half-zip'] },
	{ said: /krótki(m)? zam(ek|kiem)/i, where: 'lead', shows: ['closure:half-zip'] },
	{ said: /na (\S+ )?napy|napy zamiast|na (\S+ )?napach/i, where: 'story', shows: ['closure:snaps', 'bodysuit'] },
	{ said: /kołkami/i, where: 'lead', shows: ['closure:toggles'] },
	{ said: /dwurzęd/i, where: 'lead', shows: ['closure:double-breasted'] },
	{ said: /wiązan[ay] w talii|wiązana na boku|^pasek wiązany/i, where: 'lead', shows: ['closure:tied'] },
	{ said: /bez guzików/i, where: 'lead', hides: /buttons/ },
	{ said: /na jeden guzik/i, where: 'lead', shows: ['single-button'] },
	{ said: /guzikami na plecach/i, where: 'lead', shows: ['back-buttons'] },
	{
		said: /trzema guzikami pod szyją|zapinana do połowy|plisą do połowy/i,
		where: 'lead',
		shows: ['closure:half-buttons'],
	},
	{ said: /na troczek|troczku|troczek w pasie/i, where: 'story', shows: ['closure:drawstring'] },
	{ said: /falban/i, where: 'lead', shows: ['tiers', 'collar:frill'] },
	{ said: /warstwow/i, where: 'name', shows: ['tiers'] },
	{ said: /plisowana/i, where: 'name', shows: ['pleats'] },
	{ said: /^(sukienka|spódnica) kopertowa|kopertowa spódnica|długa kopertówka/i, where: 'lead', shows: ['wrap-front'] },
	{ said: /dekolt(em)? w serek|dekoltem w literę v/i, where: 'lead', shows: ['neck:v'] },
	{ said: /dekolt(em)? w łódkę/i, where: 'story', shows: ['neck:boat'] },
	{ said: /kwadratowy dekolt|dekolt w karo/i, where: 'story', shows: ['neck:square'] },
	{ said: /dekolt w łezkę|dekoltem na troczki|dekolt wiąże się/i, where: 'story', shows: ['neck:keyhole'] },
	{ said: /^golf|obszernym golfem/i, where: 'lead', shows: ['collar:roll', 'collar:half-roll'] },
	{ said: /półgolf/i, where: 'lead', shows: ['collar:half-roll'] },
	{ said: /ze stójką|krótkim zamkiem i stójką/i, where: 'lead', shows: ['collar:stand'] },
	{ said: /bez kołnierza/i, where: 'lead', hides: /collar:(shirt|rounded|shawl|lapels)/ },
	{ said: /(okrągły|zaokrąglony)m? kołnierzyk/i, where: 'story', shows: ['collar:rounded'] },
	{ said: /szalowym kołnierzem/i, where: 'lead', shows: ['collar:shawl'] },
	{ said: /kołnierz kubański/i, where: 'lead', shows: ['collar:camp'] },
	{
		said: /sztruksowym kołnierz|kołnierzem ze sztruksu|z białym kołnierzykiem/i,
		where: 'lead',
		shows: ['contrast-collar'],
	},
	{ said: /wokół stójki/i, where: 'lead', shows: ['collar:frill'] },
	{
		said: /z kieszonką|kieszenią na piersi|kieszeń na piersi/i,
		where: 'lead',
		shows: ['chest-pocket', 'chest-pockets'],
	},
	{ said: /kieszenią kangurką/i, where: 'lead', shows: ['kangaroo-pocket'] },
	{ said: /kieszeń na udzie/i, where: 'story', shows: ['thigh-pocket'] },
	{ said: /naszytymi kieszeniami/i, where: 'lead', shows: ['patch-pockets'] },
	{ said: /z haftem|wyhaftowan/i, where: 'story', shows: ['embroidery'] },
	{ said: /z nadrukiem/i, where: 'name', shows: ['chest-print'] },
	{ said: /mikrokratk|drobną pepitkę|ziarnka pieprzu/i, where: 'lead', shows: ['fine-pattern'] },
	{ said: /łatami na łokciach/i, where: 'lead', shows: ['elbow-patches'] },
	{ said: /pikowan/i, where: 'name', shows: ['quilting'] },
	{ said: /ażurow/i, where: 'name', shows: ['lace'] },
	{ said: /wiązaniem pod szyją/i, where: 'lead', shows: ['bow'] },
	{ said: /^jogger/i, where: 'name', shows: ['rib-cuffs'] },
	{ said: /^ogrodniczki/i, where: 'name', shows: ['dungarees'] },
	{ said: /^ogrodnicz(k|a)|^ogrodniczkowa/i, where: 'lead', shows: ['dungarees', 'pinafore'] },
	{ said: /^body/i, where: 'name', shows: ['bodysuit'] },
	{ said: /^pelerynka/i, where: 'name', shows: ['rain-cape'] },
	{ said: /^plecak/i, where: 'name', shows: ['backpack'] },
	{ said: /^kopertówka/i, where: 'name', shows: ['clutch'] },
	{ said: /półksiężyc/i, where: 'name', shows: ['crescent-bag'] },
	{ said: /^worek/i, where: 'name', shows: ['knot-bag'] },
	{ said: /^beret/i, where: 'name', shows: ['beret'] },
	{ said: /pomponem/i, where: 'lead', shows: ['pompom'] },
	{ said: /bez pompona/i, where: 'story', hides: /pompom/ },
	{ said: /^komin/i, where: 'name', shows: ['snood'] },
	{ said: /^(chusta|apaszka)/i, where: 'name', shows: ['kerchief'] },
	{ said: /frędzl/i, where: 'story', shows: ['fringe', 'shirt', 'scarf'] },
	{ said: /pleciony/i, where: 'name', shows: ['plaiting'] },
	{ said: /wąski pasek|pasek skórzany wąski/i, where: 'lead', shows: ['narrow'] },
	{ said: /na dwa kółka/i, where: 'lead', shows: ['closure:rings'] },
	{ said: /w tekturowym pudełku/i, where: 'lead', shows: ['box'] },
];

/** Parts that nobody expects unless the text says so. */
const ONLY_WHEN_SAID: [Part, RegExp][] = [
	['hood', /kaptur|parka/i],
	['pompom', /pompon/i],
	['embroidery', /haft/i],
	['chest-print', /nadruk/i],
	['tiers', /falban|warstw|piętra/i],
	['quilting', /pikowan/i],
	['closure:toggles', /kołk/i],
	['belt', /pas(ek|kiem)/i],
	['bow', /kokard/i],
	['ears', /usz/i],
];

function textOf({ design }: Draft, where: Expectation['where']): string[] {
	const parts = [design.name, ...(where === 'name' ? [] : [design.lead])];
	return where === 'story' ? [...parts, ...design.story, design.made ?? '', design.note ?? ''] : parts;
}

const collection = drafts().map((draft) => {
	const [colour = 'bialy'] = draft.design.colours;
	const garment = garmentOf(draft, colour);
	const [front, back] = (['front', 'back'] as const).map((view) => drawnParts(sketch(garment, view).layers));
	return { draft, garment, front: front ?? [], back: back ?? [] };
});

describe('drawings of the collection', () => {
	it('shows the parts that a design names, and no others', () => {
		const wrong = collection.filter(({ garment, front }) => front.join() !== partsInFront(garment.parts).join());
		expect(wrong.map(({ draft, garment, front }) => [draft.design.name, partsInFront(garment.parts), front])).toEqual(
			[],
		);
		const hidden = collection.filter(({ garment, back }) =>
			partsBehind(garment.parts).some((part) => !back.includes(part)),
		);
		expect(hidden.map(({ draft }) => draft.design.name)).toEqual([]);
	});

	it.each(TELLING)('draws what "$said" says', ({ said, where, shows, hides }) => {
		const meant = collection.filter(({ draft }) => textOf(draft, where).some((text) => said.test(text)));
		expect(meant.length).toBeGreaterThan(0);
		const wrong = meant.filter(({ garment, front, back }) => {
			const seen: string[] = [garment.shape, ...front, ...back];
			return (shows && !shows.some((part) => seen.includes(part))) || (hides && seen.some((part) => hides.test(part)));
		});
		expect(wrong.map(({ draft }) => draft.design.name)).toEqual([]);
	});

	it.each(ONLY_WHEN_SAID)('draws %s only where the text says so', (part, said) => {
		const having = collection.filter(({ front }) => front.includes(part));
		expect(having.length).toBeGreaterThan(0);
		expect(
			having.filter(({ draft }) => !said.test(textOf(draft, 'story').join(' '))).map(({ draft }) => draft.design.name),
		).toEqual([]);
	});

	it('draws every pattern and service for itself', () => {
		const drawn = EXTRAS.map(({ drawing: { garment, of } }) => `${garment.shape} ${of?.shape ?? ''} ${garment.colour}`);
		expect(new Set(drawn).size).toBe(EXTRAS.length);
		for (const { name, drawing } of EXTRAS)
			expect([name, drawing.of !== undefined]).toEqual([name, name.startsWith('Wykrój')]);
	});

	it('shows a set with its parts together', () => {
		const { products, pictures } = demoCatalog();
		const sizes = new Map([
			...GROUPS.map(({ name, parts }) => [name, parts.length] as const),
			...BUNDLES.map(({ name, options }) => [name, options.length] as const),
		]);
		for (const { name, pictures: paths } of products.filter((product) => sizes.has(product.name))) {
			const picture = pictures.get(paths[0] ?? '');
			const svg = picture?.kind === 'drawn' ? draw(picture.drawing) : '';
			const shapes = / data-shapes="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
			expect([name, shapes.length]).toEqual([name, sizes.get(name)]);
		}
	});
});
