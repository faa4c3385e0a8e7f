import type { SourcePage } from '@pasaz/commerce-api/catalog-source';

export const accessibility: SourcePage[] = [
	{
		urlKey: 'dostepnosc',
		title: 'Deklaracja dostępności',
		metaDescription:
			'Co zrobiliśmy, żeby z tego sklepu mógł korzystać każdy, czego jeszcze nie wiemy i jak zgłosić barierę.',
		content: `
<p>Chcemy, żeby zakupy u nas były możliwe bez względu na to, czy używasz myszy, klawiatury, czytnika ekranu, powiększenia czy głosu. Punktem odniesienia są wytyczne WCAG 2.2 na poziomie AA oraz ustawa z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze.</p>
<h2>Stan zgodności</h2>
<p>Sklep projektujemy zgodnie z WCAG 2.2 AA i sprawdzamy go automatycznie oraz ręcznie, klawiaturą. Nie przeszedł jeszcze badania przez niezależnych ekspertów ani przez osoby, które na co dzień korzystają z technologii wspomagających, dlatego nie twierdzimy, że jest zgodny w całości.</p>
<h2>Co działa</h2>
<ul>
<li>Cały zakup, od strony głównej do potwierdzenia, można zrobić samą klawiaturą. Zaznaczenie jest zawsze widoczne, a pierwszym linkiem na stronie jest „Przejdź do treści”.</li>
<li>Nagłówki, obszary strony, formularze i komunikaty są opisane dla czytników ekranu. Zmiany w koszyku, w filtrach i błędy w formularzu są ogłaszane.</li>
<li>Tekst można powiększyć do 400% bez przewijania w poziomie.</li>
<li>Kolory mają kontrast co najmniej 4,5:1, także w trybie ciemnym. Szanujemy ustawienia systemu: tryb ciemny, wysoki kontrast i ograniczenie ruchu.</li>
<li>Kolor nigdy nie jest jedyną wskazówką: każda próbka ma nazwę, każdy błąd ma opis.</li>
<li>Nic nie miga, nie odtwarza się samo i nie ogranicza czasu. Jedyne automatyczne przejście, do strony płatności, można zatrzymać.</li>
</ul>
<h2>Co jeszcze nie działa</h2>
<ul>
<li>Zdjęcia produktów mają krótkie opisy, które powtarzają nazwę i kolor; nie opisują kroju ani wzoru. Szczegóły kroju znajdziesz w opisie produktu.</li>
<li>Treść opinii i zdjęcia od klientów publikujemy tak, jak do nas trafiły.</li>
<li>Strona płatności należy do operatora płatności i ma własną deklarację.</li>
</ul>
<h2>Zgłoś barierę</h2>
<p>Jeśli coś uniemożliwia Ci zakup, napisz do nas przez stronę <a href="/kontakt">Kontakt</a> albo na <a href="mailto:dostepnosc@brzask.example">dostepnosc@brzask.example</a>. Podaj adres strony i opisz, co się stało; jeśli możesz, także z jakiego urządzenia i programu korzystasz. Odpowiemy w ciągu 7 dni, a zamówienie w razie potrzeby przyjmiemy e-mailem lub telefonicznie.</p>
<p>Jeżeli nasza odpowiedź Cię nie zadowoli, możesz złożyć zawiadomienie do Prezesa Zarządu PFRON, który nadzoruje dostępność usług handlu elektronicznego.</p>
<p>Deklarację sporządziliśmy 20 listopada 2026 r. na podstawie samooceny. <strong>Uwaga:</strong> Brzask jest marką fikcyjną, a adresy na tej stronie służą do demonstracji.</p>`,
	},
];
