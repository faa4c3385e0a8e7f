import { type ColourName, colour } from './colours.ts';

const ENDINGS = { masculine: 'y', feminine: 'a', neuter: 'e', plural: 'e' } as const;
type Gender = keyof typeof ENDINGS;

const NOUNS: Record<Gender, string> = {
	masculine:
		'T-shirt Top Longsleeve Sweter Golf Pulower Kardigan Bezrękawnik Płaszcz Trencz Blezer Żakiet Kubrak Szalik Szal Komin Otulacz Beret Pasek Plecak Worek Kombinezon Golfik Sweterek Płaszczyk Shopper',
	feminine:
		'Sukienka Koszula Bluzka Tunika Spódnica Spódniczka Kurtka Marynarka Parka Kamizelka Bluza Chusta Apaszka Czapka Torba Torebka Kopertówka Koszulka Pelerynka Budrysówka',
	neuter: 'Polo Body Poncho',
	plural:
		'Spodnie Jeansy Szorty Legginsy Chinosy Ogrodniczki Bermudy Kuloty Skarpetki Skarpety Podkolanówki Joggery Rajstopy',
};

/** Gender of the noun that a product's name begins with. */
function genderOf(name: string): Gender {
	const noun = name.split(' ')[0] ?? '';
	const genders: Gender[] = ['masculine', 'feminine', 'neuter', 'plural'];
	const gender = genders.find((each) => NOUNS[each].split(' ').includes(noun));
	if (!gender) throw new Error(`No gender known for "${noun}"`);
	return gender;
}

/** The colour as it stands after the garment's name: `ruda` after a dress, `rudy` after a jumper. */
export function colourAfter(name: string, of: ColourName): string {
	const { stem, label } = colour(of);
	return stem ? stem + ENDINGS[genderOf(name)] : label.toLowerCase();
}
