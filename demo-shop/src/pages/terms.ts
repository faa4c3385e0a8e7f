import type { SourcePage } from '@pasaz/commerce-api/catalog-source';

export const terms: SourcePage[] = [
	{
		urlKey: 'regulamin',
		title: 'Regulamin sklepu',
		metaDescription:
			'Zasady zakupów w sklepie Brzask: składanie zamówień, ceny, dostawa, odstąpienie, reklamacje i opinie.',
		content: `
<p><em>Dokument demonstracyjny. Sprzedawca, adresy i numery są zmyślone; przed użyciem w prawdziwym sklepie tekst powinien sprawdzić prawnik.</em></p>
<h2>1. Kto prowadzi sklep</h2>
<p>Sprzedawcą jest Brzask sp. z o.o. (firma fikcyjna), ul. Przykładowa 1, 90-000 Łódź, KRS 0000000000, NIP 0000000000, e-mail dzien.dobry@brzask.example, telefon 42 000 00 00.</p>
<h2>2. Czego dotyczy regulamin</h2>
<p>Regulamin określa zasady zawierania umów sprzedaży ubrań i dodatków, dostarczania treści cyfrowych (wykroje PDF) oraz świadczenia usług krawieckich i usług elektronicznych: konta, listy życzeń i newslettera. Udostępniamy go nieodpłatnie, można go zapisać i wydrukować.</p>
<p>Do korzystania ze sklepu wystarczą aktualna przeglądarka i adres e-mail. Nie wolno przesyłać przez sklep treści bezprawnych.</p>
<h2>3. Zamówienie</h2>
<ol>
<li>Wybierz rzeczy i dodaj je do koszyka, podaj dane do wysyłki, sposób dostawy i płatności.</li>
<li>Przed wysłaniem zamówienia zobaczysz podsumowanie z łączną ceną i kosztem dostawy. Dane można poprawiać aż do naciśnięcia przycisku „Zamawiam i płacę”.</li>
<li>Umowa zostaje zawarta z chwilą, gdy otrzymasz e-mail potwierdzający przyjęcie zamówienia do realizacji. Jest w nim treść zamówienia, a pod nią linki do regulaminu i do pouczenia o odstąpieniu.</li>
</ol>
<p>Zakupy można zrobić bez zakładania konta. Umowę zawieramy w języku polskim.</p>
<h2>4. Ceny i promocje</h2>
<p>Ceny podajemy w złotych polskich brutto. Gdy informujemy o obniżce, obok aktualnej ceny pokazujemy najniższą cenę danego towaru z 30 dni przed jej wprowadzeniem. Promocje nie łączą się z kodami rabatowymi, chyba że ich zasady stanowią inaczej. Nie dostosowujemy cen indywidualnie na podstawie zautomatyzowanego podejmowania decyzji.</p>
<h2>5. Płatność i dostawa</h2>
<p>Sposoby i koszty opisujemy na stronie <a href="/dostawa-i-platnosc">Dostawa i płatność</a>. Zamówienie płatne z góry, za które nie otrzymamy zapłaty w ciągu 30 minut, a przy zwykłym przelewie w ciągu 7 dni, anulujemy; do kiedy czekamy, piszemy na stronie zamówienia i w e-mailu. Towar wydajemy nie później niż 30 dni od zawarcia umowy, o ile przy produkcie nie podano krótszego terminu.</p>
<h2>6. Wykroje PDF</h2>
<p>Wykroje udostępniamy do pobrania niezwłocznie po zaksięgowaniu płatności. Licencja obejmuje użytek własny i uszycie na sprzedaż do dwudziestu sztuk rocznie; nie wolno rozpowszechniać samych plików.</p>
<h2>7. Karty podarunkowe</h2>
<p>Karta jest bonem różnego przeznaczenia na okaziciela, ważnym 24 miesiące od zakupu. Można z niej korzystać wielokrotnie, aż do wyczerpania kwoty. Nie podlega wymianie na gotówkę. Kupujący będący konsumentem może odstąpić od umowy jej zakupu w ciągu 14 dni, o ile karty nie użyto.</p>
<h2>8. Odstąpienie od umowy i reklamacje</h2>
<p>Konsument oraz przedsiębiorca na prawach konsumenta może odstąpić od umowy w terminie 14 dni bez podania przyczyny. Mamy obowiązek dostarczyć towar zgodny z umową. Szczegóły, wyjątki i wzór formularza są na stronie <a href="/zwroty-i-reklamacje">Zwroty i reklamacje</a>.</p>
<h2>9. Opinie</h2>
<p>Opinię o produkcie może dodać zalogowany klient oraz kupujący, który otworzy link z naszej wiadomości o zamówieniu. Każdą czytamy przed publikacją. Te, które pochodzą od osób mających dany towar w historii zamówień, oznaczamy jako potwierdzone zakupem; pozostałych nie weryfikujemy. Publikujemy opinie pozytywne i negatywne, nie kupujemy ich i nie zmieniamy ich treści. Usuwamy jedynie wpisy bezprawne i obraźliwe.</p>
<h2>10. Konto i usługi elektroniczne</h2>
<p>Konto jest bezpłatne i bezterminowe. Możesz je usunąć w każdej chwili w ustawieniach. Reklamacje dotyczące działania sklepu rozpatrujemy w ciągu 14 dni.</p>
<h2>11. Spory</h2>
<p>Konsument może skorzystać z pozasądowych sposobów rozpatrywania reklamacji i dochodzenia roszczeń, w szczególności z mediacji Inspekcji Handlowej i pomocy rzecznika konsumentów. Postanowienia regulaminu nie ograniczają praw, które wynikają z bezwzględnie obowiązujących przepisów.</p>
<h2>12. Zmiany regulaminu</h2>
<p>O zmianach informujemy z 14-dniowym wyprzedzeniem osoby, które mają konto. Do zamówień złożonych wcześniej stosuje się wersję obowiązującą w chwili ich złożenia.</p>
<p>Wersja z 1 października 2026 r.</p>`,
	},
	{
		urlKey: 'polityka-prywatnosci',
		title: 'Polityka prywatności',
		metaDescription: 'Jakie dane zbieramy, po co, jak długo je trzymamy i jakie masz prawa.',
		content: `
<p><em>Dokument demonstracyjny. Administrator jest zmyślony.</em></p>
<h2>Administrator</h2>
<p>Administratorem danych jest Brzask sp. z o.o. (firma fikcyjna), ul. Przykładowa 1, 90-000 Łódź. W sprawach danych pisz na <a href="mailto:dane@brzask.example">dane@brzask.example</a>.</p>
<h2>Po co i na jakiej podstawie</h2>
<table>
<thead><tr><th>Cel</th><th>Podstawa (RODO)</th><th>Jak długo</th></tr></thead>
<tbody>
<tr><td>Realizacja zamówienia i prowadzenie konta</td><td>art. 6 ust. 1 lit. b: umowa</td><td>do wykonania umowy, a konto do jego usunięcia</td></tr>
<tr><td>Rachunkowość i podatki</td><td>art. 6 ust. 1 lit. c: obowiązek prawny</td><td>5 lat od końca roku, w którym upłynął termin płatności podatku</td></tr>
<tr><td>Reklamacje i zwroty</td><td>art. 6 ust. 1 lit. c: obowiązek prawny</td><td>do końca postępowania i upływu terminów przedawnienia</td></tr>
<tr><td>Dochodzenie roszczeń i obrona przed nimi</td><td>art. 6 ust. 1 lit. f: uzasadniony interes</td><td>do przedawnienia roszczeń</td></tr>
<tr><td>Newsletter</td><td>art. 6 ust. 1 lit. a: zgoda</td><td>do wycofania zgody, a w linkach do wypisania się jeszcze do 30 dni od wysłania maila</td></tr>
<tr><td>Statystyka odwiedzin</td><td>art. 6 ust. 1 lit. a: zgoda</td><td>do 14 miesięcy</td></tr>
</tbody>
</table>
<p>Podanie danych jest dobrowolne, ale bez adresu nie wyślemy paczki. Z newslettera zawsze można wypisać się jednym kliknięciem; wycofanie zgody nie wpływa na to, co wydarzyło się wcześniej.</p>
<h2>Komu je przekazujemy</h2>
<p>Firmie kurierskiej, operatorowi płatności, biuru rachunkowemu i dostawcy hostingu, w zakresie potrzebnym do wykonania usługi. Nie sprzedajemy danych i nie przekazujemy ich poza Europejski Obszar Gospodarczy.</p>
<h2>Twoje prawa</h2>
<p>Możesz żądać dostępu do danych, ich kopii, sprostowania, usunięcia, ograniczenia przetwarzania i przeniesienia, a także wnieść sprzeciw wobec przetwarzania opartego na uzasadnionym interesie. Przysługuje Ci skarga do Prezesa Urzędu Ochrony Danych Osobowych.</p>
<p>Nie podejmujemy wobec Ciebie decyzji wyłącznie automatycznie i nie profilujemy Cię w sposób, który wywoływałby skutki prawne.</p>
<h2>Pliki cookie i pamięć przeglądarki</h2>
<p>Niezbędne zapisy (koszyk, sesja, wybory dotyczące prywatności) działają bez zgody, bo bez nich sklep nie mógłby działać. Koszyk, lista życzeń i ostatnio oglądane produkty są zapisywane w pamięci Twojej przeglądarki. Statystyczne i marketingowe pliki cookie uruchamiamy dopiero po uzyskaniu zgody, zgodnie z Prawem komunikacji elektronicznej, i możesz ją w każdej chwili zmienić.</p>`,
	},
];
