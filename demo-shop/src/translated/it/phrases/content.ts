import type { Translation } from '../../translation.ts';

/** Blocks, headings, partners, size tables and the shop's own data; some are HTML. */
export const content: Translation['phrases'] = {
	'Dostawa od 4 zł, zwrot do 14 dni.': 'Consegna da 4,99 €, reso entro 14 giorni.',

	'Pomoc przy zakupach': 'Serve aiuto con l’acquisto?',
	'<p>Masz pytanie? Napisz na <a href="mailto:dzien.dobry@brzask.example">dzien.dobry@brzask.example</a> albo zadzwoń: 42 000 00 00, w dni robocze od 9 do 16. Na zwrot masz 14 dni.</p>':
		'<p>Hai una domanda? Scrivi a <a href="mailto:dzien.dobry@brzask.example">dzien.dobry@brzask.example</a> o telefona: +48 42 000 00 00, nei giorni lavorativi dalle 9 alle 16. Per il reso hai 14 giorni.</p>',
	'Szukasz dalej?': 'Cerchi ancora?',
	'<p>Zajrzyj do <a href="/nowosc">nowości</a> albo do <a href="/promocje">promocji</a>.</p>':
		'<p>Dai un’occhiata alle <a href="/novita">novità</a> o alle <a href="/promozioni">promozioni</a>.</p>',

	Sklep: 'Negozio',
	'O nas': 'Chi siamo',
	'Jak szyjemy': 'Come cuciamo',
	Pomoc: 'Aiuto',
	'Dostawa i płatność': 'Consegna e pagamento',
	'Zwroty i reklamacje': 'Resi e reclami',
	'Tabela rozmiarów': 'Tabella delle taglie',
	'Pielęgnacja ubrań': 'Cura dei capi',
	Zasady: 'Regole',
	'Regulamin sklepu': 'Condizioni di vendita',
	'Polityka prywatności': 'Informativa sulla privacy',
	Kontakt: 'Contatti',
	'Deklaracja dostępności': 'Dichiarazione di accessibilità',

	'42 000 00 00': '+48 42 000 00 00',
	'Brzask (dane demonstracyjne), ul. Przykładowa 1, 90-000 Łódź':
		'Brzask (dati dimostrativi), ul. Przykładowa 1, 90-000 Łódź, Polonia',
	'dni robocze, 9.00–16.00': 'giorni lavorativi, 9.00–16.00',
	'Bordowy szalik, wełniany beret i ciepłe skarpetki': 'Sciarpa bordeaux, basco di lana e calze calde',

	'Dziewiarnia Pod Szyndzielnią': 'Dziewiarnia Pod Szyndzielnią',
	'Rodzinna dziewiarnia, w której powstają nasze swetry, golfy i czapki. Trzy pokolenia, osiem maszyn.':
		'Il maglificio di famiglia in cui nascono i nostri maglioni, dolcevita e berretti. Tre generazioni, otto macchine.',
	'Szwalnia Księży Młyn': 'Szwalnia Księży Młyn',
	'Szyje nasze sukienki i koszule. Do pracowni jest stąd cztery przystanki tramwajem.':
		'Cuce i nostri abiti e le nostre camicie. Da qui al laboratorio sono quattro fermate di tram.',
	'Pracownia Kaletnicza Rymarz': 'Pracownia Kaletnicza Rymarz',
	'Torby i paski ze skóry garbowanej roślinnie, krojone i barwione ręcznie.':
		'Borse e cinture in pelle a concia vegetale, tagliate e tinte a mano.',
	'Skarpetkarnia Aleksandrów': 'Skarpetkarnia Aleksandrów',
	'Skarpetki z bawełny organicznej i z wełny, z ręcznie zszywanym palcem.':
		'Calzini in cotone biologico e in lana, con la punta cucita a mano.',
	'Len z Doliny': 'Len z Doliny',
	'Tkalnia, z której pochodzi nasz len: siany, roszony i tkany w jednej dolinie.':
		'La tessitura da cui viene il nostro lino: seminato, macerato e tessuto nella stessa valle.',
	'Bielsko-Biała': 'Bielsko-Biała',
	Łódź: 'Łódź',
	'Kalwaria Zebrzydowska': 'Kalwaria Zebrzydowska',
	'Aleksandrów Łódzki': 'Aleksandrów Łódzki',
	'Kamienna Góra': 'Kamienna Góra',

	'Kobieta: rozmiary literowe': 'Donna: taglie in lettere',
	'Kobieta: spodnie i marynarki': 'Donna: pantaloni e blazer',
	Biust: 'Seno',
	Talia: 'Vita',
	Biodra: 'Fianchi',
	Klatka: 'Torace',
	Pas: 'Vita',
	Wzrost: 'Statura',
	'Orientacyjny wiek': 'Età indicativa',
	'2–3 lata': '2–3 anni',
	'3–4 lata': '3–4 anni',
	'4–5 lat': '4–5 anni',
	'5–6 lat': '5–6 anni',
	'6–7 lat': '6–7 anni',
	'7–8 lat': '7–8 anni',
	'8–9 lat': '8–9 anni',
	'9–10 lat': '9–10 anni',
	'10–11 lat': '10–11 anni',
	'<p>Podajemy wymiary ciała w centymetrach, nie wymiary ubrania. Zmierz się w bieliźnie, centymetrem ułożonym poziomo i bez naciągania.</p>':
		'<p>Indichiamo le misure del corpo in centimetri, non quelle del capo. Misurati in biancheria, con il metro orizzontale e senza tirarlo. La numerazione è polacca: per quella italiana da donna aggiungi 4.</p>',
	'<p>Rozmiar odpowiada wzrostowi. Dla dziecka o wzroście 113 cm wybierz 116; zapas przewidziany jest w kroju.</p>':
		'<p>La taglia corrisponde alla statura. Per un bambino alto 113 cm scegli la 116: il margine è già previsto nel taglio.</p>',

	'Wiosna 2027: zapowiedź': 'Primavera 2027: anteprima',
	'<p>To szkic, którego nikt jeszcze nie opublikował. Zobaczy go tylko ktoś, kto ma do niego klucz.</p><h2>Co szyjemy</h2><ul><li>Lniane płaszcze bez podszewki.</li><li>Koszule z popeliny w nowym kolorze: rabarbar.</li></ul>':
		'<p>È una bozza che nessuno ha ancora pubblicato. La vede solo chi ne ha la chiave.</p><h2>Che cosa cuciamo</h2><ul><li>Soprabiti in lino sfoderati.</li><li>Camicie in popeline in un colore nuovo: rabarbaro.</li></ul>',
};
