/** `stem` takes an adjective's ending (`rud` + y, a, e); a `phrase` stays as it is. `accent` is for patterns, trims and buttons. */
interface Colour {
	label: string;
	stem?: string;
	hex: string;
	accent: string;
	code: string;
}

export const COLOURS = {
	bialy: { label: 'Biały', stem: 'biał', hex: '#f6f3ec', accent: '#c9bda8', code: 'BIA' },
	smietankowy: { label: 'Śmietankowy', stem: 'śmietankow', hex: '#efe4cf', accent: '#a9532a', code: 'SMI' },
	naturalny: { label: 'Naturalny', stem: 'naturaln', hex: '#d8c9ad', accent: '#7d6a4d', code: 'NAT' },
	bezowy: { label: 'Beżowy', stem: 'beżow', hex: '#cbb598', accent: '#f3ead9', code: 'BEZ' },
	maslany: { label: 'Maślany', stem: 'maślan', hex: '#f0dfa3', accent: '#b98a3c', code: 'MAS' },
	musztardowy: { label: 'Musztardowy', stem: 'musztardow', hex: '#c4922f', accent: '#4a3420', code: 'MUS' },
	karmelowy: { label: 'Karmelowy', stem: 'karmelow', hex: '#b07c48', accent: '#f0e2cb', code: 'KAR' },
	rudy: { label: 'Rudy', stem: 'rud', hex: '#a9552c', accent: '#efd9bd', code: 'RUD' },
	orzechowy: { label: 'Orzechowy', stem: 'orzechow', hex: '#6f4c34', accent: '#d9c2a0', code: 'ORZ' },
	czekoladowy: { label: 'Czekoladowy', stem: 'czekoladow', hex: '#432e26', accent: '#c79f76', code: 'CZE' },
	pudrowy: { label: 'Pudrowy', stem: 'pudrow', hex: '#dfbdb2', accent: '#8f4a4a', code: 'PUD' },
	malinowy: { label: 'Malinowy', stem: 'malinow', hex: '#a83057', accent: '#f0cfd3', code: 'MAL' },
	czerwony: { label: 'Czerwony', stem: 'czerwon', hex: '#b12d2e', accent: '#f3e3d3', code: 'CZW' },
	bordowy: { label: 'Bordowy', stem: 'bordow', hex: '#5f202d', accent: '#d3a79b', code: 'BOR' },
	wrzosowy: { label: 'Wrzosowy', stem: 'wrzosow', hex: '#8f7091', accent: '#ece0ea', code: 'WRZ' },
	blekitny: { label: 'Błękitny', stem: 'błękitn', hex: '#aac4d7', accent: '#f4f1ea', code: 'BLE' },
	chabrowy: { label: 'Chabrowy', stem: 'chabrow', hex: '#41639f', accent: '#eef0ee', code: 'CHA' },
	indygo: { label: 'Indygo', hex: '#3a4a6b', accent: '#c58b4a', code: 'IND' },
	granatowy: { label: 'Granatowy', stem: 'granatow', hex: '#242f49', accent: '#efe8da', code: 'GRN' },
	szalwiowy: { label: 'Szałwiowy', stem: 'szałwiow', hex: '#9bab90', accent: '#f2eee1', code: 'SZA' },
	oliwkowy: { label: 'Oliwkowy', stem: 'oliwkow', hex: '#6a6b42', accent: '#e3dcc0', code: 'OLI' },
	butelkowy: { label: 'Butelkowy', stem: 'butelkow', hex: '#204437', accent: '#d6c28f', code: 'BUT' },
	szary: { label: 'Szary melanż', hex: '#a8a8a6', accent: '#5d5f62', code: 'SZM' },
	grafitowy: { label: 'Grafitowy melanż', hex: '#5b5e62', accent: '#b9bbbb', code: 'GRM' },
	czarny: { label: 'Czarny', stem: 'czarn', hex: '#201f1f', accent: '#b8a88f', code: 'CZA' },
} satisfies Record<string, Colour>;

export type ColourName = keyof typeof COLOURS;

export function colour(name: ColourName): Colour {
	return COLOURS[name];
}

export function isMelange(name: ColourName): boolean {
	return colour(name).label.endsWith('melanż');
}
