import type { SourceCategory } from '@pasaz/commerce-api/catalog-source';

type Row = [urlPath: string, name: string, description: string, title?: string];

const ROWS: Row[] = [
	[
		'ona',
		'Ona',
		'Ubrania dla kobiet, które cenią dobry materiał i święty spokój. Len, wełna i organiczna bawełna, szyte w Polsce.',
		'Ubrania damskie',
	],
	[
		'ona/sukienki',
		'Sukienki',
		'Od muślinowej na plażę po wełnianą na rozprawę. Prawie wszystkie mają kieszenie.',
		'Sukienki damskie',
	],
	['ona/sukienki/mini', 'Sukienki mini', 'Krótkie, wygodne, do trampek i do kozaków.'],
	[
		'ona/sukienki/midi',
		'Sukienki midi',
		'Do kolana i za kolano: długość, w której można pracować, tańczyć i wsiadać na rower.',
	],
	['ona/sukienki/maxi', 'Sukienki maxi', 'Do kostek i do ziemi. Na śluby, wydmy i długie wieczory.'],
	[
		'ona/bluzki-i-koszule',
		'Bluzki i koszule',
		'Popelina, len, satyna i flanela. Góry, które noszą się przez cały rok.',
		'Bluzki i koszule damskie',
	],
	[
		'ona/bluzki-i-koszule/koszule',
		'Koszule',
		'Białe, w paski i w kratę; z kołnierzem, który nie potrzebuje krochmalu.',
		'Koszule damskie',
	],
	[
		'ona/bluzki-i-koszule/bluzki',
		'Bluzki',
		'Bufki, kokardy, hafty i dużo spokojnych gładkich tkanin.',
		'Bluzki damskie',
	],
	[
		'ona/topy-i-t-shirty',
		'Topy i T-shirty',
		'Podstawy z bawełny GOTS, sprawdzone w trzydziestu praniach.',
		'Topy i T-shirty damskie',
	],
	[
		'ona/swetry',
		'Swetry',
		'Merynos, alpaka i wełna jagnięca z rodzinnej dziewiarni w Bielsku-Białej.',
		'Swetry damskie',
	],
	['ona/swetry/pulowery', 'Pulowery', 'Wkładane przez głowę: cienkie pod żakiet i grube na mróz.', 'Pulowery damskie'],
	['ona/swetry/golfy', 'Golfy', 'Miękkie stójki, które nie gryzą, nawet na gołej skórze.', 'Golfy damskie'],
	['ona/swetry/kardigany', 'Kardigany', 'Rozpinane, otwarte, krótkie i prawie jak płaszcz.', 'Kardigany damskie'],
	[
		'ona/spodnie',
		'Spodnie',
		'Szerokie, proste i jeansowe, przymierzane na czterech różnych figurach.',
		'Spodnie damskie',
	],
	[
		'ona/spodnie/szerokie',
		'Szerokie',
		'Nogawki, które kołyszą się przy każdym kroku; z lnu, wełny, sztruksu i satyny.',
		'Szerokie spodnie damskie',
	],
	[
		'ona/spodnie/proste',
		'Proste',
		'Chinosy, cygaretki i spodnie garniturowe do codziennych zadań.',
		'Proste spodnie damskie',
	],
	['ona/spodnie/jeansy', 'Jeansy', 'Denim bez elastanu, który układa się do noszącej.', 'Jeansy damskie'],
	[
		'ona/spodnice',
		'Spódnice',
		'Z koła, ze skosu, w plisy i w pepitkę. Długie, krótkie i takie w sam raz.',
		'Spódnice damskie',
	],
	[
		'ona/okrycia',
		'Okrycia',
		'Płaszcze, kurtki i marynarki szyte w łódzkim zakładzie, który zna się na tym od czterdziestu lat.',
		'Okrycia damskie',
	],
	[
		'ona/okrycia/plaszcze',
		'Płaszcze',
		'Wełna z kaszmirem na zimę, gabardyna na deszcz, len na lato.',
		'Płaszcze damskie',
	],
	[
		'ona/okrycia/kurtki',
		'Kurtki',
		'Woskowane, pikowane, jeansowe i na mróz. Wszystkie z kieszeniami, które działają.',
		'Kurtki damskie',
	],
	[
		'ona/okrycia/marynarki',
		'Marynarki',
		'Od klasycznej na jeden guzik po miękki żakiet, który jest bluzą.',
		'Marynarki damskie',
	],
	['ona/bluzy', 'Bluzy', 'Gruba dresówka i puszysty spód, bez wielkich napisów.', 'Bluzy damskie'],
	[
		'on',
		'On',
		'Ubrania dla mężczyzn, którzy kupują rzadko, a dobrze. Proste kroje i materiały, które ładnie się starzeją.',
		'Ubrania męskie',
	],
	['on/koszule', 'Koszule', 'Do pracy, na wesele i do rąbania drewna.', 'Koszule męskie'],
	['on/koszule/lniane', 'Koszule lniane', 'Lekkie, przewiewne, nie trzeba ich prasować.', 'Koszule lniane męskie'],
	[
		'on/koszule/bawelniane',
		'Koszule bawełniane',
		'Popelina, oxford, flanela i sztruks. Na każdy dzień roboczy i na weekend.',
		'Koszule bawełniane męskie',
	],
	[
		'on/t-shirty-i-polo',
		'T-shirty i polo',
		'Gruba bawełna, mocne szwy i żadnych napisów na piersi.',
		'T-shirty i polo męskie',
	],
	[
		'on/swetry',
		'Swetry',
		'Swetry z merynosa i wełny jagnięcej, naprawiane bezpłatnie przez pięć lat.',
		'Swetry męskie',
	],
	['on/bluzy', 'Bluzy', 'Z kapturem, bez kaptura, na zamek. Ciężkie i trwałe.', 'Bluzy męskie'],
	['on/spodnie', 'Spodnie', 'Chinosy, jeansy, sztruksy i szorty z zapasem na poprawki.', 'Spodnie męskie'],
	['on/okrycia', 'Okrycia', 'Płaszcze, kurtki i marynarki na polską pogodę, czyli na każdą.', 'Okrycia męskie'],
	['dziecko', 'Dziecko', 'Miękkie, mocne i z zapasem na rośnięcie. Rozmiary od 98 do 146.', 'Ubrania dziecięce'],
	[
		'dziecko/t-shirty',
		'T-shirty',
		'Bawełna bez metek, które drapią, i dekolty, przez które mieści się głowa.',
		'T-shirty dziecięce',
	],
	[
		'dziecko/bluzy-i-swetry',
		'Bluzy i swetry',
		'Na chłodny poranek w przedszkolu i na ognisko.',
		'Bluzy i swetry dziecięce',
	],
	[
		'dziecko/sukienki-i-spodnice',
		'Sukienki i spódnice',
		'Do wirowania, wspinania i zbierania kamieni.',
		'Sukienki i spódnice dziecięce',
	],
	['dziecko/spodnie', 'Spodnie', 'Podwójne kolana, regulowany pas, nogawki do wywinięcia.', 'Spodnie dziecięce'],
	[
		'dziecko/okrycia',
		'Okrycia',
		'Kurtki, płaszczyki i peleryny, w których można się turlać.',
		'Kurtki i płaszcze dziecięce',
	],
	['dodatki', 'Dodatki', 'Drobiazgi, od których często zaczyna się znajomość z nami.'],
	['dodatki/torby', 'Torby', 'Płócienne na targ, skórzane do pracy, aksamitne do teatru.', 'Torby i plecaki'],
	[
		'dodatki/paski',
		'Paski',
		'Skóra garbowana roślinnie i mosiężne klamry z Kalwarii Zebrzydowskiej.',
		'Paski skórzane i płócienne',
	],
	['dodatki/szale-i-chusty', 'Szale i chusty', 'Wełna na mróz, len na klimatyzację, satyna dla ozdoby.'],
	[
		'dodatki/czapki',
		'Czapki',
		'Bez szwów, bez drapania, w większości z przędzy, która została po swetrach.',
		'Czapki i berety',
	],
	[
		'dodatki/skarpetki',
		'Skarpetki',
		'Z Aleksandrowa Łódzkiego, stolicy polskich skarpetek.',
		'Skarpetki i podkolanówki',
	],
	['zestawy', 'Zestawy', 'Gotowe komplety i takie, które złożysz po swojemu.', 'Zestawy i komplety'],
	['wykroje-i-uslugi', 'Wykroje i usługi', 'Dla tych, którzy szyją sami, i dla tych, którzy wolą zostawić to nam.'],
	[
		'wykroje-i-uslugi/wykroje',
		'Wykroje PDF',
		'Nasze kroje do samodzielnego szycia, z instrukcją i plikiem do druku w domu.',
		'Wykroje krawieckie PDF',
	],
	[
		'wykroje-i-uslugi/karty-podarunkowe',
		'Karty podarunkowe',
		'Prezent, który zawsze ma właściwy rozmiar. Przychodzi e-mailem w kilka minut.',
	],
	[
		'wykroje-i-uslugi/uslugi',
		'Usługi krawieckie',
		'Skracanie, cerowanie, haft i szycie na miarę w naszej łódzkiej pracowni.',
	],
];

/** What search engines are told after each description. */
export const CATEGORY_PROMISE = 'Dostawa od 4 zł, zwrot do 14 dni.';

const OUTSIDE_MENU = ['wykroje-i-uslugi/uslugi'];

/** Parents come first, siblings keep the order of the list. */
export const categories: SourceCategory[] = ROWS.map(([urlPath, name, description, title = name], index) => ({
	urlPath,
	name,
	position: (ROWS.length - index) * 10,
	includeInMenu: !OUTSIDE_MENU.includes(urlPath),
	description,
	metaTitle: `${title} – Brzask`,
	metaDescription: `${description} ${CATEGORY_PROMISE}`,
}));

/** The paths themselves and everything above them, from the top. */
export function withAncestors(paths: string[]): string[] {
	const all = paths.flatMap((path) => {
		const slugs = path.split('/');
		return slugs.map((_, depth) => slugs.slice(0, depth + 1).join('/'));
	});
	return [...new Set(all)];
}
