import type { SourceFaqGroup } from '@pasaz/commerce-api/catalog-source';

/** Answers are HTML. */
export const faq: SourceFaqGroup[] = [
	{
		title: 'Zamówienie i płatność',
		items: [
			{
				question: 'Czy muszę zakładać konto, żeby coś kupić?',
				answer:
					'<p>Nie. Wystarczy adres e-mail i dane do wysyłki. Konto przydaje się, gdy chcesz śledzić zamówienia albo mieć listę życzeń na kilku urządzeniach.</p>',
			},
			{
				question: 'Jak mogę zapłacić?',
				answer:
					'<p>Szybką płatnością (przelew online, BLIK, karta), zwykłym przelewem na konto albo kurierowi przy odbiorze. Za płatność przy odbiorze nie doliczamy nic.</p>',
			},
			{
				question: 'Czy mogę zmienić zamówienie po złożeniu?',
				answer:
					'<p>Tak, dopóki nie spakujemy paczki. Zadzwoń lub napisz, podając numer zamówienia; najłatwiej zmienić rozmiar i adres.</p>',
			},
			{
				question: 'Czy wystawiacie faktury?',
				answer: '<p>Tak. Podaj NIP przy składaniu zamówienia, a fakturę pobierzesz ze strony zamówienia.</p>',
			},
			{
				question: 'Skąd wiem, że promocja jest prawdziwa?',
				answer:
					'<p>Przy każdej obniżonej cenie pokazujemy najniższą cenę z 30 dni przed obniżką. Jeśli ta cena jest niewiele wyższa od promocyjnej, to znaczy, że obniżka jest niewielka, i nie udajemy, że jest inaczej.</p>',
			},
		],
	},
	{
		title: 'Dostawa',
		items: [
			{
				question: 'Ile kosztuje wysyłka?',
				answer:
					'<p>Automat paczkowy kosztuje 4 zł, kurier DPD 5 zł, a od 300 zł dostawa jest bezpłatna. Karty podarunkowe, wykroje i usługi nie mają kosztów dostawy.</p>',
			},
			{
				question: 'Kiedy dostanę paczkę?',
				answer:
					'<p>Zamówienia opłacone do 12.00 nadajemy tego samego dnia roboczego. Paczka jedzie potem jeden lub dwa dni robocze.</p>',
			},
			{
				question: 'Czy wysyłacie za granicę?',
				answer:
					'<p>Tak, do Niemiec i Włoch. Jeśli mieszkasz gdzie indziej i bardzo Ci zależy, napisz, policzymy koszt indywidualnie.</p>',
			},
			{
				question: 'Czy zapakujecie na prezent?',
				answer:
					'<p>Tak, bez dopłaty. Napisz w uwagach „na prezent”, a owiniemy rzeczy bibułą, przewiążemy sznurkiem i nie włożymy paragonu z ceną do środka; wyślemy go e-mailem.</p>',
			},
		],
	},
	{
		title: 'Rozmiary i dopasowanie',
		items: [
			{
				question: 'Jestem między dwoma rozmiarami. Który wybrać?',
				answer:
					'<p>Przy luźnych krojach zwykle mniejszy, przy dopasowanych większy. W opisie produktu podajemy wskazówkę, a w <a href="/tabela-rozmiarow">tabeli rozmiarów</a> wymiary ciała.</p>',
			},
			{
				question: 'Czy ubrania skurczą się w praniu?',
				answer:
					'<p>Len i bawełnę pierzemy przed sprzedażą, więc zmiana nie powinna przekroczyć jednego, dwóch procent. Wełnę pierz w chłodnej wodzie i susz na płasko.</p>',
			},
			{
				question: 'Czy możecie skrócić spodnie przed wysyłką?',
				answer:
					'<p>Tak. Dodaj do koszyka usługę skrócenia i wpisz długość w uwagach. Skróconych na życzenie spodni nie można już zwrócić.</p>',
			},
			{
				question: 'Mojego rozmiaru nie ma. Czy wróci?',
				answer:
					'<p>Najczęściej tak, szyjemy w krótkich seriach i dokładamy te rozmiary, o które pytacie. Zostaw e-mail przy produkcie, a damy znać.</p>',
			},
		],
	},
	{
		title: 'Zwroty i reklamacje',
		items: [
			{
				question: 'Ile mam czasu na zwrot?',
				answer:
					'<p>14 dni od odebrania paczki na wysłanie oświadczenia i kolejne 14 dni na odesłanie rzeczy. Przyczyny nie trzeba podawać.</p>',
			},
			{
				question: 'Kto płaci za odesłanie?',
				answer:
					'<p>Przy zwrocie kupujący, przy reklamacji my. Koszt pierwotnej dostawy oddajemy przy zwrocie całego zamówienia, do wysokości najtańszego sposobu dostarczenia.</p>',
			},
			{
				question: 'Kiedy dostanę pieniądze?',
				answer:
					'<p>Najpóźniej 14 dni od otrzymania oświadczenia, w praktyce zwykle dwa lub trzy dni po tym, jak paczka do nas wróci.</p>',
			},
			{
				question: 'Puściło oczko w swetrze. Co robić?',
				answer:
					'<p>Odeślij go do nas. Swetry Brzasku naprawiamy bezpłatnie przez pięć lat; nie musi to być reklamacja.</p>',
			},
		],
	},
	{
		title: 'Materiały i produkcja',
		items: [
			{
				question: 'Czy wełna gryzie?',
				answer:
					'<p>Merynos extrafine nie powinien. Wełna jagnięca i grube swetry z alpaką mogą lekko drapać osoby wrażliwe; wtedy polecamy cienki golf pod spód.</p>',
			},
			{
				question: 'Gdzie powstają ubrania?',
				answer:
					'<p>W Polsce: szyjemy w Łodzi, dziejemy w Bielsku-Białej i Aleksandrowie Łódzkim, skórę obrabiamy w Kalwarii Zebrzydowskiej. Więcej w tekście <a href="/jak-szyjemy">Jak szyjemy</a>.</p>',
			},
			{
				question: 'Czy macie coś dla wegan?',
				answer:
					'<p>Tak: wszystko z lnu, bawełny, wiskozy i lyocellu. Wybierz materiał w filtrach. Przy guzikach z masy perłowej piszemy o tym w opisie.</p>',
			},
		],
	},
];
