import type { Translation } from '../../translation.ts';

/** Blocks, headings, partners, size tables and the shop's own data; some are HTML. */
export const content: Translation['phrases'] = {
	'Dostawa od 4 zł, zwrot do 14 dni.': 'Versand ab 4,99 €, 14 Tage Rückgaberecht.',

	'Pomoc przy zakupach': 'Hilfe beim Einkauf',
	'<p>Masz pytanie? Napisz na <a href="mailto:dzien.dobry@brzask.example">dzien.dobry@brzask.example</a> albo zadzwoń: 42 000 00 00, w dni robocze od 9 do 16. Na zwrot masz 14 dni.</p>':
		'<p>Hast du eine Frage? Schreib an <a href="mailto:dzien.dobry@brzask.example">dzien.dobry@brzask.example</a> oder ruf an: +48 42 000 00 00, an Werktagen von 9 bis 16 Uhr. Für die Rückgabe hast du 14 Tage Zeit.</p>',
	'Szukasz dalej?': 'Noch nicht fündig geworden?',
	'<p>Zajrzyj do <a href="/nowosc">nowości</a> albo do <a href="/promocje">promocji</a>.</p>':
		'<p>Schau bei den <a href="/neuheiten">Neuheiten</a> oder den <a href="/angebote">Angeboten</a> vorbei.</p>',

	Sklep: 'Shop',
	'O nas': 'Über uns',
	'Jak szyjemy': 'Wie wir nähen',
	Pomoc: 'Hilfe',
	'Dostawa i płatność': 'Versand und Zahlung',
	'Zwroty i reklamacje': 'Rückgabe und Reklamation',
	'Tabela rozmiarów': 'Größentabelle',
	'Pielęgnacja ubrań': 'Pflege',
	Zasady: 'Rechtliches',
	'Regulamin sklepu': 'Allgemeine Geschäftsbedingungen',
	'Polityka prywatności': 'Datenschutzerklärung',
	Kontakt: 'Kontakt',
	'Deklaracja dostępności': 'Erklärung zur Barrierefreiheit',

	'42 000 00 00': '+48 42 000 00 00',
	'Brzask (dane demonstracyjne), ul. Przykładowa 1, 90-000 Łódź':
		'Brzask (Demodaten), ul. Przykładowa 1, 90-000 Łódź, Polen',
	'dni robocze, 9.00–16.00': 'Werktage, 9–16 Uhr',
	'Bordowy szalik, wełniany beret i ciepłe skarpetki': 'Bordeauxroter Schal, Baskenmütze aus Wolle und warme Socken',

	'Dziewiarnia Pod Szyndzielnią': 'Dziewiarnia Pod Szyndzielnią',
	'Rodzinna dziewiarnia, w której powstają nasze swetry, golfy i czapki. Trzy pokolenia, osiem maszyn.':
		'Die Familienstrickerei, in der unsere Pullover, Rollis und Mützen entstehen. Drei Generationen, acht Maschinen.',
	'Szwalnia Księży Młyn': 'Szwalnia Księży Młyn',
	'Szyje nasze sukienki i koszule. Do pracowni jest stąd cztery przystanki tramwajem.':
		'Näht unsere Kleider und Hemden. Von hier sind es vier Straßenbahnhaltestellen bis zum Atelier.',
	'Pracownia Kaletnicza Rymarz': 'Pracownia Kaletnicza Rymarz',
	'Torby i paski ze skóry garbowanej roślinnie, krojone i barwione ręcznie.':
		'Taschen und Gürtel aus pflanzlich gegerbtem Leder, von Hand zugeschnitten und gefärbt.',
	'Skarpetkarnia Aleksandrów': 'Skarpetkarnia Aleksandrów',
	'Skarpetki z bawełny organicznej i z wełny, z ręcznie zszywanym palcem.':
		'Socken aus Bio-Baumwolle und Wolle, die Spitze von Hand geschlossen.',
	'Len z Doliny': 'Len z Doliny',
	'Tkalnia, z której pochodzi nasz len: siany, roszony i tkany w jednej dolinie.':
		'Die Weberei, aus der unser Leinen kommt: gesät, geröstet und gewebt in einem einzigen Tal.',
	'Bielsko-Biała': 'Bielsko-Biała',
	Łódź: 'Łódź',
	'Kalwaria Zebrzydowska': 'Kalwaria Zebrzydowska',
	'Aleksandrów Łódzki': 'Aleksandrów Łódzki',
	'Kamienna Góra': 'Kamienna Góra',

	'Kobieta: rozmiary literowe': 'Damen: Buchstabengrößen',
	'Kobieta: spodnie i marynarki': 'Damen: Hosen und Blazer',
	Biust: 'Brust',
	Talia: 'Taille',
	Biodra: 'Hüfte',
	Klatka: 'Brust',
	Pas: 'Bund',
	Wzrost: 'Körpergröße',
	'Orientacyjny wiek': 'Alter (ungefähr)',
	'2–3 lata': '2–3 Jahre',
	'3–4 lata': '3–4 Jahre',
	'4–5 lat': '4–5 Jahre',
	'5–6 lat': '5–6 Jahre',
	'6–7 lat': '6–7 Jahre',
	'7–8 lat': '7–8 Jahre',
	'8–9 lat': '8–9 Jahre',
	'9–10 lat': '9–10 Jahre',
	'10–11 lat': '10–11 Jahre',
	'<p>Podajemy wymiary ciała w centymetrach, nie wymiary ubrania. Zmierz się w bieliźnie, centymetrem ułożonym poziomo i bez naciągania.</p>':
		'<p>Wir geben Körpermaße in Zentimetern an, nicht die Maße des Kleidungsstücks. Miss dich in Unterwäsche, mit waagerecht liegendem Maßband und ohne zu ziehen.</p>',
	'<p>Rozmiar odpowiada wzrostowi. Dla dziecka o wzroście 113 cm wybierz 116; zapas przewidziany jest w kroju.</p>':
		'<p>Die Größe entspricht der Körpergröße. Für ein Kind von 113 cm nimm 116; der Platz zum Wachsen steckt schon im Schnitt.</p>',

	'Wiosna 2027: zapowiedź': 'Frühling 2027: ein Ausblick',
	'<p>To szkic, którego nikt jeszcze nie opublikował. Zobaczy go tylko ktoś, kto ma do niego klucz.</p><h2>Co szyjemy</h2><ul><li>Lniane płaszcze bez podszewki.</li><li>Koszule z popeliny w nowym kolorze: rabarbar.</li></ul>':
		'<p>Das ist ein Entwurf, den noch niemand veröffentlicht hat. Ihn sieht nur, wer den Schlüssel dazu hat.</p><h2>Was wir nähen</h2><ul><li>Leinenmäntel ohne Futter.</li><li>Popelinehemden in einer neuen Farbe: Rhabarber.</li></ul>',
};
