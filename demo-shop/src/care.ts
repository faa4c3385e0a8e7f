/** How a cloth is looked after: the filter's value and several ways to write it under a description. */
export const CARE = {
	linen: {
		label: 'Pranie w 40 °C',
		lines: [
			'Pranie w 40 °C, prasowanie na wilgotno',
			'Pielęgnacja: pralka, 40 °C; suszyć rozwieszone, prasować lekko wilgotne albo wcale',
			'Można prać w pralce w 40 °C z podobnymi kolorami; nie wybielać',
			'Prać w 40 °C, wirować do 800 obrotów, suszyć na wieszaku',
		],
	},
	cotton: {
		label: 'Pranie w 40 °C',
		lines: [
			'Pranie w 40 °C z podobnymi kolorami',
			'Pielęgnacja: pralka, 40 °C, prasowanie średnio gorącym żelazkiem',
			'Prać w 40 °C, nie suszyć w suszarce bębnowej',
			'Pralka, 40 °C; prasować po lewej stronie',
		],
	},
	delicate: {
		label: 'Pranie w 30 °C',
		lines: [
			'Pranie delikatne w 30 °C, prasowanie letnim żelazkiem po lewej stronie',
			'Pielęgnacja: program delikatny, 30 °C, bez suszarki bębnowej',
			'Prać w 30 °C w woreczku, suszyć w cieniu',
			'Pralka, program do tkanin delikatnych, 30 °C; nie wykręcać',
		],
	},
	muslin: {
		label: 'Pranie w 40 °C',
		lines: [
			'Pranie w 40 °C, bez prasowania',
			'Pielęgnacja: pralka, 40 °C; po praniu strzepnąć i rozwiesić',
			'Prać w 40 °C w woreczku, żelazko zostawić w szafie',
		],
	},
	socks: {
		label: 'Pranie w 40 °C',
		lines: [
			'Pranie w 40 °C, na lewej stronie',
			'Pielęgnacja: pralka, 40 °C, suszenie na sznurku',
			'Prać w 40 °C, nie suszyć na kaloryferze',
		],
	},
	padded: {
		label: 'Pranie w 30 °C',
		lines: [
			'Pranie w 30 °C, płyn bez zmiękczacza, suszenie na płasko',
			'Pielęgnacja: 30 °C, program delikatny; w trakcie suszenia kilka razy strzepnąć',
			'Prać rzadko, w 30 °C, zapięte; nie prasować',
		],
	},
	hand: {
		label: 'Pranie ręczne',
		lines: [
			'Prać ręcznie w letniej wodzie, suszyć na świeżym powietrzu',
			'Pielęgnacja: szczotka, szare mydło i letnia woda',
		],
	},
	surface: {
		label: 'Czyszczenie na mokro',
		lines: ['Przecierać lekko wilgotną ściereczką z mikrofibry, nie prać'],
	},
	denim: {
		label: 'Pranie w 30 °C',
		lines: [
			'Prać rzadko, w 30 °C, na lewej stronie',
			'Pielęgnacja: 30 °C, wywrócone na lewą stronę; kolor z czasem zjaśnieje',
			'Pranie w 30 °C z podobnymi kolorami, suszenie z dala od słońca',
		],
	},
	wool: {
		label: 'Pranie ręczne lub program do wełny',
		lines: [
			'Pranie ręczne lub program do wełny w 30 °C, suszenie na płasko',
			'Pielęgnacja: najczęściej wystarczy wietrzenie; pranie w 30 °C w płynie do wełny',
			'Prać w chłodnej wodzie z płynem do wełny, nie wykręcać, suszyć na płasko',
			'Program „wełna”, 30 °C; kulki zbierać grzebykiem, nie golarką',
		],
	},
	dryClean: {
		label: 'Czyszczenie chemiczne',
		lines: [
			'Czyszczenie chemiczne raz w sezonie, na co dzień miękka szczotka',
			'Pielęgnacja: pralnia chemiczna; między noszeniami wietrzyć na szerokim wieszaku',
			'Nie prać w wodzie; czyścić chemicznie, odświeżać parą',
		],
	},
	waxed: {
		label: 'Czyszczenie na mokro',
		lines: [
			'Nie prać; zabrudzenia przetrzeć wilgotną gąbką, wosk odnawiać raz w roku',
			'Pielęgnacja: letnia woda i gąbka, bez detergentów; wosk do odnowienia dodajemy do zamówienia',
			'Czyścić wilgotną szmatką, suszyć z dala od kaloryfera',
		],
	},
	leather: {
		label: 'Czyszczenie na mokro',
		lines: [
			'Przecierać suchą ściereczką, dwa razy w roku natłuścić kremem do skóry',
			'Pielęgnacja: krem bezbarwny do skóry licowej; chronić przed długim deszczem',
			'Nie moczyć; zarysowania wygładzi odrobina wosku pszczelego',
		],
	},
} as const;

export type CareName = keyof typeof CARE;
