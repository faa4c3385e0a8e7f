import type { SourcePage } from '@pasaz/commerce-api/catalog-source';

export const returns: SourcePage[] = [
	{
		urlKey: 'zwroty-i-reklamacje',
		title: 'Zwroty i reklamacje',
		metaDescription:
			'Masz 14 dni na zwrot bez podania przyczyny i 2 lata ochrony, gdy towar jest niezgodny z umową. Sprawdź, jak to zrobić.',
		content: `
<h2>Zwrot w 14 dni</h2>
<p>Jeśli kupujesz jako konsument albo jako przedsiębiorca na prawach konsumenta, możesz odstąpić od umowy w ciągu 14 dni bez podawania przyczyny (art. 27 ustawy z dnia 30 maja 2014 r. o prawach konsumenta). Termin liczymy od dnia, w którym paczka trafiła do Ciebie lub do wskazanej przez Ciebie osoby; przy zamówieniu wysłanym w kilku paczkach od odebrania ostatniej.</p>
<ol>
<li>Wyślij nam oświadczenie o odstąpieniu: na stronie <a href="/odstapienie">Odstąp od umowy tutaj</a> (potwierdzenie z datą i godziną dostaniesz od razu e-mailem), e-mailem na <a href="mailto:zwroty@brzask.example">zwroty@brzask.example</a> albo listem. Wystarczy, że wyślesz je przed upływem 14 dni. Możesz użyć wzoru z końca tej strony, ale nie musisz.</li>
<li>Odeślij rzeczy nie później niż 14 dni od dnia złożenia oświadczenia. Adres znajdziesz w zakładce <a href="/kontakt">Kontakt</a>. Bezpośredni koszt odesłania ponosi kupujący.</li>
<li>Zwrócimy wszystkie otrzymane płatności, razem z kosztem najtańszego zwykłego sposobu dostarczenia, jaki oferujemy, niezwłocznie i nie później niż 14 dni od otrzymania oświadczenia. Ze zwrotem możemy poczekać, aż rzecz do nas wróci albo aż prześlesz dowód jej nadania, zależnie od tego, co nastąpi wcześniej.</li>
</ol>
<p>Pieniądze oddajemy tą samą metodą, którą dokonano płatności, chyba że zgodzisz się na inną i nie będzie się to wiązało z kosztami. Przy płatności przy odbiorze poprosimy o numer konta.</p>
<p>Ubrania możesz przymierzyć tak jak w sklepie. Odpowiadasz za zmniejszenie wartości rzeczy tylko wtedy, gdy korzystasz z niej w sposób wykraczający poza to, co konieczne do sprawdzenia jej charakteru, cech i działania.</p>
<h3>Czego nie można zwrócić</h3>
<ul>
<li>rzeczy wykonanych według Twojej specyfikacji, na przykład uszytych na miarę, skróconych na zamówienie lub z haftem inicjałów;</li>
<li>wykrojów PDF, jeśli za Twoją wyraźną zgodą zaczęliśmy je dostarczać przed upływem 14 dni, uprzedziliśmy o utracie prawa odstąpienia i przesłaliśmy potwierdzenie;</li>
<li>usług w pełni wykonanych za Twoją wyraźną zgodą, po uprzedzeniu, że tracisz wtedy prawo odstąpienia.</li>
</ul>
<h2>Wymiana</h2>
<p>Nie prowadzimy wymian wprost. Najszybciej jest złożyć nowe zamówienie na właściwy rozmiar, a poprzedni zwrócić.</p>
<h2>Reklamacja</h2>
<p>Odpowiadamy za zgodność towaru z umową (art. 43a i następne ustawy o prawach konsumenta). Jeżeli brak zgodności istniał w chwili dostarczenia i ujawnił się w ciągu dwóch lat od tej chwili, możesz skorzystać ze swoich praw; domniemywa się przy tym, że brak zgodności ujawniony w tym czasie istniał w chwili dostarczenia.</p>
<ul>
<li>W pierwszej kolejności możesz żądać naprawy albo wymiany. Robimy to na swój koszt i w rozsądnym czasie; odbieramy też rzecz na swój koszt.</li>
<li>Jeżeli nie doprowadzimy towaru do zgodności z umową, odmówimy, brak zgodności będzie nadal występował albo jest tak istotny, że uzasadnia to od razu, możesz żądać obniżenia ceny lub odstąpić od umowy. Odstąpić nie można, gdy brak zgodności jest nieistotny.</li>
</ul>
<p>Zgłoś ją na stronie zamówienia przyciskiem „Złóż reklamację”, ze zdjęciami, albo e-mailem na <a href="mailto:reklamacje@brzask.example">reklamacje@brzask.example</a> (pismo przygotujesz na stronie <a href="/reklamacja">Reklamacja</a>): numer zamówienia, krótki opis, zdjęcie i informacja, czego oczekujesz. Odpowiemy w ciągu 14 dni od otrzymania reklamacji. Jeśli tego nie zrobimy, uważa się, że reklamację uznaliśmy.</p>
<h2>Gdy się nie zgadzamy</h2>
<p>Możesz bezpłatnie zwrócić się o pomoc do miejskiego lub powiatowego rzecznika konsumentów, do wojewódzkiego inspektora Inspekcji Handlowej (mediacja, stały sąd polubowny) albo do organizacji konsumenckiej. Informacje o pozasądowym rozwiązywaniu sporów prowadzi Prezes UOKiK na stronie <a href="https://uokik.gov.pl">uokik.gov.pl</a>.</p>
<h2>Wzór formularza odstąpienia od umowy</h2>
<blockquote>
<p>Adresat: Brzask (dane demonstracyjne), ul. Przykładowa 1, 90-000 Łódź, zwroty@brzask.example</p>
<p>Ja niniejszym informuję o moim odstąpieniu od umowy sprzedaży następujących rzeczy: …</p>
<p>Data zawarcia umowy / odbioru: …</p>
<p>Imię i nazwisko: …</p>
<p>Adres: …</p>
<p>Podpis (tylko jeżeli formularz jest przesyłany w wersji papierowej) i data: …</p>
</blockquote>`,
	},
];
