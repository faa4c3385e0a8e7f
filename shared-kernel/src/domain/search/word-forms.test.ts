import { describe, expect, it } from 'vitest';
import { stemOf, typedStems } from './word-forms.ts';

/** One line a word of the trade: what the catalogue writes, then what shoppers type for it. */
const FORMS = `
	sukienka: sukienka sukienki sukienek sukienkę sukienką sukience sukienkom sukienkami sukienkach sukienke
	spodnie: spodnie spodni spodniom spodniami spodniach
	spódnica: spódnica spódnice spódnic spódnicę spódnicą spódnicy spódnicach spodnica spodnice
	koszula: koszula koszule koszul koszulę koszulą koszuli koszulach
	koszulka: koszulka koszulki koszulek koszulkę koszulce koszulkami
	buty: buty butów butach butami butow
	kurtka: kurtka kurtki kurtek kurtkę kurtce kurtkach
	bluza: bluza bluzy bluz bluzę bluzą bluzie bluzami
	bluzka: bluzka bluzki bluzek bluzce bluzkę
	płaszcz: płaszcz płaszcze płaszczy płaszcza płaszczem płaszczach plaszcz plaszcze
	sweter: sweter swetry swetrów swetra swetrem swetrami swetrow
	golf: golf golfy golfów golfem golfow
	marynarka: marynarka marynarki marynarek marynarce marynarkę
	czapka: czapka czapki czapek czapce czapkę
	szalik: szalik szaliki szalików szalikiem szalikow
	pasek: pasek paski pasków paskiem paskow
	torebka: torebka torebki torebek torebce
	skarpetki: skarpetki skarpetek skarpetka skarpetkami
	rękawiczki: rękawiczki rękawiczek rekawiczki
	jeansy: jeansy jeansów jeansach jeansow
	żakiet: żakiet żakiety żakietów żakietem zakiet zakietow
	żółty: żółty żółta żółte żółtego żółtej żółtą żółtych żółtymi zolty zolta zolte
	czerwony: czerwony czerwona czerwone czerwonej czerwoną czerwonych czerwonym
	lniany: lniany lniana lniane lnianej lnianą lnianych
	wełniany: wełniany wełniana wełniane wełnianych welniany welniana
	bawełniany: bawełniany bawełniana bawełniane bawelniane
	len: len lnu lnem
	nowość: nowość nowości nowosc nowosci
`;

describe('the forms of a word', () => {
	it.each(
		FORMS.trim()
			.split('\n')
			.map((line) => {
				const [written = '', typed = ''] = line.trim().split(': ');
				return [written, typed.split(' ')] as const;
			}),
	)('find %s', (written, typed) => {
		const missed = typed.filter((word) => !typedStems(word).includes(stemOf(written)));
		expect(missed).toEqual([]);
	});

	it('keep different things apart', () => {
		const stems = ['bluza', 'bluzka', 'but', 'koszula', 'koszulka', 'kurtka', 'spodnie', 'spódnica', 'szal', 'szalik'];
		expect(new Set(stems.map(stemOf)).size).toBe(stems.length);
	});

	it('are the same in upper case and with composed or decomposed letters', () => {
		expect(stemOf('ŻÓŁTE'.normalize('NFD'))).toBe(stemOf('żółty'));
	});
});
