import type { SourcePage } from '@pasaz/commerce-api/catalog-source';

export const about: SourcePage[] = [
	{
		urlKey: 'o-nas',
		title: 'O nas',
		metaDescription:
			'Brzask to mała polska marka odzieżowa: len, wełna i bawełna organiczna, szyte w Łodzi i dziane w Bielsku-Białej.',
		content: `
<p>Brzask zaczął się w 2017 roku od jednej lnianej sukienki i maszyny do szycia ustawionej przy oknie. Szyło się o świcie, przed pracą, i stąd nazwa. Dziś jest nas jedenaścioro, mamy pracownię w dawnej przędzalni w Łodzi i wciąż najlepiej pracuje nam się rano.</p>
<h2>Co robimy</h2>
<p>Projektujemy ubrania, które mają służyć długo: damskie, męskie i dziecięce. Zamiast kilkunastu kolekcji rocznie przygotowujemy dwie i dokładamy do nich pojedyncze rzeczy wtedy, kiedy są gotowe. Koszula Alba jest w sprzedaży od początku, zmieniliśmy w niej tylko guziki.</p>
<h2>Z czego</h2>
<p>Używamy lnu, wełny, bawełny organicznej, lyocellu i skóry garbowanej roślinnie. Po poliester sięgamy tylko tam, gdzie jest potrzebny, na przykład w ocieplinach, i zawsze z recyklingu. Skład każdej rzeczy podajemy w procentach, razem z domieszkami.</p>
<h2>Gdzie</h2>
<ul>
<li>Szyjemy w Łodzi, w dwóch szwalniach, do których dojeżdżamy tramwajem.</li>
<li>Swetry i czapki powstają w rodzinnej dziewiarni w Bielsku-Białej.</li>
<li>Torby i paski robi pracownia kaletnicza w Kalwarii Zebrzydowskiej.</li>
<li>Skarpetki dzieje zakład w Aleksandrowie Łódzkim.</li>
</ul>
<h2>Naprawiamy</h2>
<p>Swetry cerujemy bezpłatnie przez pięć lat, ubrania dziecięce przez dwa. Pozostałe rzeczy przerabiamy i zwężamy w cenach, które znajdziesz w dziale <a href="/wykroje-i-uslugi/uslugi">Usługi krawieckie</a>.</p>
<p><strong>Uwaga:</strong> Brzask jest marką fikcyjną. Ten sklep służy do demonstracji oprogramowania Pasaż, nie można w nim niczego naprawdę kupić.</p>`,
	},
	{
		urlKey: 'jak-szyjemy',
		title: 'Jak szyjemy',
		metaDescription: 'Od szkicu do paczki: jak powstaje ubranie w pracowni Brzask i dlaczego trwa to kilka miesięcy.',
		content: `
<p>Od pierwszego rysunku do wysyłki mija u nas zwykle od czterech do siedmiu miesięcy. Oto, co się wtedy dzieje.</p>
<h2>1. Rysunek i tkanina</h2>
<p>Zaczynamy od materiału, nie od szkicu. Dopiero gdy wiemy, jak tkanina się układa, rysujemy, co z niej zrobić. Próbkę pierzemy dziesięć razy, zanim zamówimy belę.</p>
<h2>2. Konstrukcja</h2>
<p>Wykrój powstaje na papierze, potem w komputerze, a na końcu na kimś z nas. Spodnie przymierzają cztery osoby o różnych figurach; jeżeli choć jedna marudzi, wracamy do stołu.</p>
<h2>3. Krojenie</h2>
<p>Formy układamy tak, żeby ścinków zostało mniej niż osiem procent. Z większych powstają sukienki dziecięce i worki, z mniejszych frotki, a z najmniejszych wypełnienie poduszek dla schroniska.</p>
<h2>4. Szycie</h2>
<p>Jedno ubranie szyje jedna osoba. Na metce jest jej imię, żebyś wiedziała lub wiedział, komu podziękować.</p>
<h2>5. Pranie i kontrola</h2>
<p>Gotowe rzeczy z lnu i bawełny pierzemy, dlatego w domu już się nie skurczą. Na koniec oglądamy je w dziennym świetle, po obu stronach.</p>`,
	},
	{
		urlKey: 'kontakt',
		title: 'Kontakt',
		metaDescription: 'Napisz lub zadzwoń do pracowni Brzask. Odpowiadamy w dni robocze od 9 do 16.',
		content: `
<p>Odpowiadamy w dni robocze od 9.00 do 16.00, zwykle tego samego dnia.</p>
<ul>
<li>E-mail: <a href="mailto:dzien.dobry@brzask.example">dzien.dobry@brzask.example</a></li>
<li>Telefon: 42 000 00 00</li>
<li>Adres pracowni i zwrotów: Brzask (dane demonstracyjne), ul. Przykładowa 1, 90-000 Łódź</li>
</ul>
<p>Do pracowni można przyjść po umówieniu się, najlepiej we wtorek lub w czwartek. Zrobimy herbatę i pokażemy, jak powstaje płaszcz.</p>
<p>Jeśli piszesz w sprawie zamówienia, podaj jego numer. Odpowiemy szybciej.</p>`,
	},
];
