let leaked: Promise<Set<string>> | undefined;

/** Tens of thousands of leaked passwords, the most frequent ones of the world; they are read with the first password that is set. */
function leakedPasswords(): Promise<Set<string>> {
	leaked ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
	return leaked;
}

/** What people choose first, by the lists of leaked passwords for Poland and the world: words, without what is put behind them. */
const WORDS = new Set(
	`
	password passw0rd p@ssword p@ssw0rd pa55word passwort passwords mypassword newpassword password1q
	haslo hasło hasełko haselko mojehaslo mojehasło nowehaslo nowehasło tajnehaslo hasłohasło haslohaslo zaq1xsw2 zaq12wsx
	qwerty qwertyuiop qwertyui qwertyuio qwertz qwertzuiop azerty azertyuiop qweasd qweasdzxc qwerasdf qwerqwer asdfgh asdfghjk
	asdfghjkl asdfasdf asdasdasd zxcvbnm zxcvbnmm poiuytrewq mnbvcxz lkjhgfdsa qazwsx qazwsxedc qazwsxedcrfv wsxedc
	1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e 1qaz 2wsx q1w2e3r4 q1w2e3r4t5 q1w2e3 q2w3e4r5 a1b2c3d4 a1b2c3
	abcdefgh abcdefghi abcdefg abcdef abc abcd abcd1234 abcabc aabbcc abc123abc letmein letmeinnow welcome welcomeback witam witaj
	iloveyou iloveu ilovegod kochamcie kochamciebardzo kocham kochanie kochana kochany skarbie slonko słonko sloneczko słoneczko
	misiek misiaczek misiaczku mis miś kotek kotecek kociak kicia myszka myszk żabka zabka aniolek aniołek ksiezniczka księżniczka
	princess sunshine superman batman spiderman starwars pokemon minecraft fortnite samsung computer komputer internet football
	baseball basketball hockey dragon monkey shadow master michael jordan jennifer jessica charlie ashley trustno changeme
	changeit default administrator admin administracja root toor guest test tester testtest testing temp temporary secret
	tajne sekret whatever nothing freedom hello hellohello helloworld matrix mustang corvette ferrari mercedes porsche
	bmw audi volkswagen maserati liverpool chelsea arsenal barcelona realmadrid juventus manchester lech legia wisla wisła
	wislakrakow legiawarszawa lechpoznan pogon górnik gornik ruch widzew polonia cracovia
	polska polskapolska polak poland polandia warszawa krakow kraków poznan poznań gdansk gdańsk wroclaw wrocław lodz łódź szczecin
	lublin katowice bialystok białystok gdynia sopot europa marysia maria mateusz bartek bartosz damian dominik dominika
	karolina katarzyna kasia agnieszka aga natalia natalka ola olenka aleksandra monika magda magdalena marta martyna
	michal michał marcin mariusz kamil kamila kacper jakub kuba piotr piotrek pawel paweł tomek tomasz lukasz łukasz krzysztof
	krzysiek adrian daniel patryk patrycja paulina ewelina justyna joanna asia anna ania barbara basia beata zosia zofia
	zuzanna zuzia wiktoria weronika sebastian robert rafal rafał grzegorz grzesiek szymon wojtek wojciech andrzej
	kwiatek kwiatuszek truskawka malina czekolada kawa herbata piwo piwko lato zima wiosna jesien jesień wakacje marzec
	niewiem niepamietam niepamiętam zapomnialem zapomniałem cokolwiek nieznane dupa dupadupa kurwa kurwamac chuj
	matrix killer hunter pepper ginger cookie summer winter spring autumn flower chocolate cheese banana orange
	passwordpassword aaaa asdf asdfg qwer qwert zxcv zxcvb login loginlogin user username access google facebook youtube
	instagram allegro onet wp interia gmail
	ciao ciaociao amore amoremio juventus napoli forzamilan francesco alessandro giuseppe
	hallo hallohallo schatz schatzi liebling ichliebedich geheim geheimnis sommer fussball
	`
		.trim()
		.split(/\s+/),
);
const ROWS = [
	'01234567890123456789',
	'abcdefghijklmnopqrstuvwxyz',
	'qwertyuiop',
	'asdfghjkl',
	'zxcvbnm',
	'1qaz2wsx3edc4rfv',
];

/** Whether a guesser would come to this soon, also in capitals, doubled, or with digits and signs around it. */
export async function isCommonPassword(password: string, own: readonly string[] = []): Promise<boolean> {
	const lower = password.toLowerCase();
	const core = lower.replace(/^\P{L}+|\P{L}+$/gu, '');
	const candidates = [lower, core, half(core), half(lower)];
	return (
		(await leakedPasswords()).has(lower) ||
		new Set(lower).size < 4 ||
		candidates.some((candidate) => WORDS.has(candidate) || isOwn(candidate, own)) ||
		ROWS.some((row) => isIn(half(lower), row))
	);
}

/** `haslohaslo` is `haslo`. */
function half(text: string): string {
	const middle = text.length / 2;
	return text.slice(0, middle) === text.slice(middle) ? text.slice(0, middle) : text;
}

function isOwn(candidate: string, own: readonly string[]): boolean {
	return candidate.length >= 3 && ['pasaz', 'pasaż', ...own].some((word) => word.toLowerCase() === candidate);
}

function isIn(text: string, row: string): boolean {
	return row.includes(text) || [...row].toReversed().join('').includes(text);
}
