import type { SourcePage } from '@pasaz/commerce-api/catalog-source';

export const delivery: SourcePage[] = [
	{
		urlKey: 'dostawa-i-platnosc',
		title: 'Dostawa i płatność',
		metaDescription:
			'Automat paczkowy 4 zł, kurier DPD 5 zł, bezpłatnie od 300 zł. Płatność przy odbiorze, przelewem albo online.',
		content: `
<h2>Dostawa</h2>
<table>
<thead><tr><th>Sposób</th><th>Koszt</th><th>Czas</th></tr></thead>
<tbody>
<tr><td>Automat paczkowy, zamówienie poniżej 300 zł</td><td>4 zł</td><td>1–2 dni robocze od nadania</td></tr>
<tr><td>Kurier DPD, zamówienie poniżej 300 zł</td><td>5 zł</td><td>1–2 dni robocze od nadania</td></tr>
<tr><td>Obie możliwości, zamówienie od 300 zł</td><td>bezpłatnie</td><td>1–2 dni robocze od nadania</td></tr>
<tr><td>Karty podarunkowe, wykroje i usługi</td><td>bezpłatnie</td><td>e-mailem po zaksięgowaniu płatności</td></tr>
</tbody>
</table>
<p>Zamówienia opłacone do godziny 12.00 w dzień roboczy nadajemy tego samego dnia, późniejsze następnego. Do kwoty 300 zł liczy się wartość koszyka po rabatach.</p>
<p>Wysyłamy do Polski, Niemiec i Włoch; za granicę paczka jedzie kilka dni dłużej. Kurier zapowie się SMS-em i w dniu doręczenia poda godzinny przedział; paczkę możesz przekierować na inny dzień, do sąsiada albo do punktu.</p>
<h2>Płatność</h2>
<ul>
<li><strong>Szybka płatność</strong>: przelew internetowy, BLIK lub karta. Zamówienie potwierdzamy od razu.</li>
<li><strong>Przelew bankowy</strong>: dane do przelewu pokażemy po złożeniu zamówienia i wyślemy e-mailem. Czekamy na niego 7 dni.</li>
<li><strong>Przy odbiorze</strong>: gotówką lub kartą u kuriera, bez dopłaty. Ten sposób nie jest dostępny przy kartach podarunkowych, wykrojach i usługach.</li>
</ul>
<p>Wszystkie ceny są podane w złotych i zawierają podatek VAT. Do każdej paczki dołączamy paragon lub fakturę, jeśli podasz NIP przy składaniu zamówienia.</p>
<h2>Pakowanie</h2>
<p>Pakujemy w karton z odzysku i papierową taśmę. Na życzenie owiniemy rzeczy bibułą i dołożymy kartkę z życzeniami, bez dopłaty; wystarczy napisać w uwagach.</p>
<h2>Gdy paczka dotrze uszkodzona</h2>
<p>Jeśli możesz, spisz z kurierem protokół szkody i zrób zdjęcie. Brak protokołu nie odbiera Ci prawa do reklamacji, ale przyspiesza wyjaśnienie sprawy.</p>`,
	},
	{
		urlKey: 'tabela-rozmiarow',
		title: 'Tabela rozmiarów',
		metaDescription: 'Wymiary ciała dla rozmiarów damskich, męskich i dziecięcych oraz rozmiary skarpetek i pasków.',
		content: `
<p>Podajemy wymiary ciała w centymetrach, nie wymiary ubrania. Zmierz się w bieliźnie, centymetrem ułożonym poziomo i bez naciągania. Między rozmiarami kieruj się wskazówką w opisie produktu.</p>
<h2>Kobieta: rozmiary literowe</h2>
<table>
<thead><tr><th>Rozmiar</th><th>Biust</th><th>Talia</th><th>Biodra</th></tr></thead>
<tbody>
<tr><td>XS</td><td>80–83</td><td>62–65</td><td>88–91</td></tr>
<tr><td>S</td><td>84–87</td><td>66–69</td><td>92–95</td></tr>
<tr><td>M</td><td>88–92</td><td>70–74</td><td>96–100</td></tr>
<tr><td>L</td><td>93–98</td><td>75–80</td><td>101–106</td></tr>
<tr><td>XL</td><td>99–105</td><td>81–87</td><td>107–112</td></tr>
<tr><td>XXL</td><td>106–113</td><td>88–95</td><td>113–119</td></tr>
</tbody>
</table>
<h2>Kobieta: spodnie i marynarki</h2>
<table>
<thead><tr><th>Rozmiar</th><th>Talia</th><th>Biodra</th></tr></thead>
<tbody>
<tr><td>34</td><td>64</td><td>90</td></tr>
<tr><td>36</td><td>68</td><td>94</td></tr>
<tr><td>38</td><td>72</td><td>98</td></tr>
<tr><td>40</td><td>76</td><td>102</td></tr>
<tr><td>42</td><td>80</td><td>106</td></tr>
<tr><td>44</td><td>85</td><td>110</td></tr>
<tr><td>46</td><td>90</td><td>115</td></tr>
</tbody>
</table>
<h2>Mężczyzna</h2>
<table>
<thead><tr><th>Rozmiar</th><th>Klatka</th><th>Pas</th><th>Wzrost</th></tr></thead>
<tbody>
<tr><td>S (46)</td><td>90–94</td><td>78–82</td><td>168–176</td></tr>
<tr><td>M (48)</td><td>95–99</td><td>83–87</td><td>172–180</td></tr>
<tr><td>L (50–52)</td><td>100–106</td><td>88–95</td><td>176–184</td></tr>
<tr><td>XL (54)</td><td>107–112</td><td>96–102</td><td>178–188</td></tr>
<tr><td>XXL (56)</td><td>113–119</td><td>103–110</td><td>180–190</td></tr>
</tbody>
</table>
<h2>Dziecko</h2>
<p>Rozmiar odpowiada wzrostowi. Dla dziecka o wzroście 113 cm wybierz 116; zapas przewidziany jest w kroju.</p>
<table>
<thead><tr><th>Rozmiar</th><th>Orientacyjny wiek</th><th>Klatka</th></tr></thead>
<tbody>
<tr><td>98</td><td>2–3 lata</td><td>54</td></tr>
<tr><td>104</td><td>3–4 lata</td><td>56</td></tr>
<tr><td>110</td><td>4–5 lat</td><td>58</td></tr>
<tr><td>116</td><td>5–6 lat</td><td>60</td></tr>
<tr><td>122</td><td>6–7 lat</td><td>62</td></tr>
<tr><td>128</td><td>7–8 lat</td><td>64</td></tr>
<tr><td>134</td><td>8–9 lat</td><td>67</td></tr>
<tr><td>140</td><td>9–10 lat</td><td>70</td></tr>
<tr><td>146</td><td>10–11 lat</td><td>73</td></tr>
</tbody>
</table>
<h2>Skarpetki i paski</h2>
<p>Rozmiar skarpetek to rozmiar buta. Długość paska mierzymy od klamry do środkowej dziurki: wybierz tę, która odpowiada obwodowi, na jakim nosisz spodnie.</p>`,
	},
	{
		urlKey: 'pielegnacja-ubran',
		title: 'Pielęgnacja ubrań',
		metaDescription: 'Jak prać len, wełnę, denim i skórę, żeby służyły długo. Krótki poradnik z pracowni.',
		content: `
<p>Najwięcej szkody robi ubraniom zbyt częste pranie. Zanim coś trafi do kosza, spróbuj wywietrzyć albo przetrzeć plamę wilgotną ściereczką.</p>
<h2>Len i bawełna</h2>
<p>Pierz w 40 °C z podobnymi kolorami, bez płynu do płukania: oblepia włókna i tkanina gorzej chłonie. Len susz rozwieszony i prasuj, póki jest wilgotny, albo nie prasuj go wcale. Biel odświeży słońce.</p>
<h2>Wełna</h2>
<p>Wystarcza noc przy otwartym oknie. Raz na kilka tygodni wypierz sweter ręcznie lub na programie do wełny, w płynie z lanoliną, i wysusz na płasko na ręczniku. Nigdy nie wieszaj mokrej dzianiny. Kulki są naturalne przy nowej wełnie, zbierz je grzebykiem.</p>
<h2>Denim</h2>
<p>Co dziesiąte noszenie, na lewej stronie, w 30 °C. Plamy czyść punktowo.</p>
<h2>Sztruks i aksamit</h2>
<p>Pierz na lewej stronie, susz bez wirowania na wysokich obrotach. Nie prasuj po wierzchu; para z czajnika wystarczy, żeby podnieść włos.</p>
<h2>Bawełna woskowana</h2>
<p>Żadnej pralki i żadnych detergentów. Zimna woda, gąbka, cierpliwość. Raz w roku odnów wosk: rozgrzej go suszarką i wetrzyj szmatką.</p>
<h2>Skóra</h2>
<p>Dwa razy w roku nałóż cienką warstwę bezbarwnego kremu. Jeśli torba zmoknie, wypchaj ją papierem i zostaw z dala od kaloryfera.</p>
<h2>Mole</h2>
<p>Przed latem wypierz wełnę i schowaj w płóciennym worku z lawendą lub kawałkiem cedru. Mole nie lubią rzeczy czystych.</p>`,
	},
];
