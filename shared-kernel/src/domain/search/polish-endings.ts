/** What removing an ending leaves in its place. */
export type Removal = 'nothing' | 'nothing-or-s' | 's' | 'ł' | 'adjective';

interface Ending {
	removal: Removal;
	/** Only where it begins after the word's first syllable: too many roots end alike. */
	onlyInRegion: boolean;
}

const words = (text: string) => text.trim().split(/\s+/);

/** Nouns: książka, lato, stołowi, możliwością, słoniem, stołów, książkami … */
const NOUN = words('a ia e ie ach iach i ami iami owi iowi em iem om iom o u iu ów ą ią');

/** Verbs, participles and comparatives, of which the ending alone tells what they are: czytałam, lecąca, piękniejsza … */
const PLAIN = words(`
	ąca ająca ąc ając ące ające ącą ającą sza iejsza sze iejsze iejszą
	ała iała iła ał iał ił ało iało iło ały iały iły ali ieli ili
	ałam iałam iłam ałem iałem iłem ałaś iałaś iłaś ałeś iałeś iłeś
	aliśmy ieliśmy iliśmy ałyśmy iałyśmy iłyśmy aliście ieliście iliście ałyście iałyście iłyście
	cie acie ecie icie ajcie aj am amy emy imy ają asz esz isz ę ać ieć ić ąć aść eść
`);

/** Adjectives: nowy, polskiego, nowych … Below them a participle's or a comparative's suffix may follow. */
const ADJECTIVE = words('y ich ych imi ymi ej iej im ym ego iego emu iemu');

const row = (endings: string[], removal: Removal, onlyInRegion = false) =>
	endings.map((ending): [string, Ending] => [ending, { removal, onlyInRegion }]);

/** The endings of the Polish algorithm of Snowball 3.1 (snowballstem.org, by Dmitry Shachnev). */
export const ENDINGS: ReadonlyMap<string, Ending> = new Map([
	...row(NOUN, 'nothing', true),
	...row(PLAIN, 'nothing'),
	...row(ADJECTIVE, 'adjective'),
	...row(words('sząca szące szącą szę'), 's'),
	...row(['szą'], 'nothing-or-s'),
	...row(words('liście łyście liśmy łyśmy łaś łeś'), 'ł'),
]);

/** Conditional mood, before anything else: czytałabym, czytalibyście. */
export const CONDITIONAL: readonly string[] = ['byście', 'byśmy', 'bym', 'byś', 'by'];

/** What may be left of a participle or a comparative when its adjective ending is gone; longest first. */
export const ADJECTIVE_SUFFIXES: readonly (readonly [suffix: string, left: string])[] = [
	['iejsz', ''],
	['ając', ''],
	['sząc', 's'],
	['ąc', ''],
	['sz', ''],
];
