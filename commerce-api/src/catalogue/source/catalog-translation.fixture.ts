import type { CatalogTranslation } from './catalog-source.ts';

/** Most of the fixture catalogue in German, for tests; the shirt and the category `on` are left out. */
export const GERMAN_FIXTURE: CatalogTranslation = {
	language: 'de',
	categories: {
		ona: { name: 'Damen', urlKey: 'damen' },
		'ona/sukienki': { name: 'Kleider', urlKey: 'kleider', description: '<p onclick="x()">Alle</p>' },
		'ona/sukienki/midi': { name: 'Midi' },
		dodatki: { name: 'Accessoires' },
		'nie/ma': { name: 'Gibt es nicht' },
	},
	attributes: {
		color: { label: 'Farbe', options: { Rudy: 'Rostrot', Czarny: 'Schwarz' } },
		material: { options: { Len: 'Leinen' } },
	},
	tags: { nowosc: { name: 'Neuheit' }, promocje: { name: 'Sale', urlKey: 'sale' } },
	products: {
		'SUK-1': {
			name: 'Leinenkleid Żonkil',
			description: '<p>Ein Kleid</p><script>alert(1)</script>',
			attributes: { care: 'Bei 30 °C waschen' },
		},
		'SUK-1-Rudy-S': { name: 'Leinenkleid Żonkil, rostrot, S' },
		'SZAL-1': { name: 'Schal Mgła', urlKey: 'schal-mgla' },
		'ZESTAW-1': { name: 'Äpfel und Strand' },
		'KOMPLET-1': { name: 'Set nach Maß', bundleOptions: ['Schal'] },
		'NIE-MA': { name: 'Gibt es nicht' },
	},
	pages: { 'o-nas': { title: 'Über uns', content: '<h2>Passage</h2><script>alert(1)</script>' } },
	faq: [{ title: 'Bestellung', items: [{ question: 'Wann?', answer: '<p onclick="x()">Morgen</p>' }] }],
};
