import type { Translation } from '../../translation.ts';

/** How things are looked after. */
export const care: Translation['phrases'] = {
	'Pranie w 40 °C, prasowanie na wilgotno': 'Lavare a 40 °C, stirare da umido',
	'Pielęgnacja: pralka, 40 °C; suszyć rozwieszone, prasować lekko wilgotne albo wcale':
		'Cura: lavatrice a 40 °C; asciugare steso, stirare appena umido oppure mai',
	'Można prać w pralce w 40 °C z podobnymi kolorami; nie wybielać':
		'Si lava in lavatrice a 40 °C con colori simili; non candeggiare',
	'Prać w 40 °C, wirować do 800 obrotów, suszyć na wieszaku':
		'Lavare a 40 °C, centrifuga fino a 800 giri, asciugare sulla gruccia',
	'Pranie w 40 °C z podobnymi kolorami': 'Lavare a 40 °C con colori simili',
	'Pielęgnacja: pralka, 40 °C, prasowanie średnio gorącym żelazkiem':
		'Cura: lavatrice a 40 °C, ferro a media temperatura',
	'Prać w 40 °C, nie suszyć w suszarce bębnowej': 'Lavare a 40 °C, niente asciugatrice',
	'Pralka, 40 °C; prasować po lewej stronie': 'Lavatrice a 40 °C; stirare al rovescio',
	'Pranie delikatne w 30 °C, prasowanie letnim żelazkiem po lewej stronie':
		'Lavaggio delicato a 30 °C, ferro tiepido al rovescio',
	'Pielęgnacja: program delikatny, 30 °C, bez suszarki bębnowej':
		'Cura: programma delicato a 30 °C, niente asciugatrice',
	'Prać w 30 °C w woreczku, suszyć w cieniu': 'Lavare a 30 °C nel sacchetto, asciugare all’ombra',
	'Pralka, program do tkanin delikatnych, 30 °C; nie wykręcać': 'Lavatrice, programma delicati a 30 °C; non strizzare',
	'Pranie w 40 °C, bez prasowania': 'Lavare a 40 °C, non stirare',
	'Pielęgnacja: pralka, 40 °C; po praniu strzepnąć i rozwiesić':
		'Cura: lavatrice a 40 °C; dopo il lavaggio scuotere e stendere',
	'Prać w 40 °C w woreczku, żelazko zostawić w szafie': 'Lavare a 40 °C nel sacchetto; il ferro resta nell’armadio',
	'Pranie w 40 °C, na lewej stronie': 'Lavare a 40 °C, al rovescio',
	'Pielęgnacja: pralka, 40 °C, suszenie na sznurku': 'Cura: lavatrice a 40 °C, asciugare sul filo',
	'Prać w 40 °C, nie suszyć na kaloryferze': 'Lavare a 40 °C, non asciugare sul termosifone',
	'Pranie w 30 °C, płyn bez zmiękczacza, suszenie na płasko': 'Lavare a 30 °C senza ammorbidente, asciugare in piano',
	'Pielęgnacja: 30 °C, program delikatny; w trakcie suszenia kilka razy strzepnąć':
		'Cura: programma delicato a 30 °C; mentre asciuga scuotere più volte',
	'Prać rzadko, w 30 °C, zapięte; nie prasować': 'Lavare di rado, a 30 °C, chiuso; non stirare',
	'Prać ręcznie w letniej wodzie, suszyć na świeżym powietrzu': 'Lavare a mano in acqua tiepida, asciugare all’aria',
	'Pielęgnacja: szczotka, szare mydło i letnia woda': 'Cura: spazzola, sapone di Marsiglia e acqua tiepida',
	'Przecierać lekko wilgotną ściereczką z mikrofibry, nie prać':
		'Passare un panno in microfibra appena umido, non lavare',
	'Prać rzadko, w 30 °C, na lewej stronie': 'Lavare di rado, a 30 °C, al rovescio',
	'Pielęgnacja: 30 °C, wywrócone na lewą stronę; kolor z czasem zjaśnieje':
		'Cura: 30 °C, al rovescio; con il tempo il colore schiarirà',
	'Pranie w 30 °C z podobnymi kolorami, suszenie z dala od słońca':
		'Lavare a 30 °C con colori simili, asciugare lontano dal sole',
	'Pranie ręczne lub program do wełny w 30 °C, suszenie na płasko':
		'Lavare a mano o con il programma lana a 30 °C, asciugare in piano',
	'Pielęgnacja: najczęściej wystarczy wietrzenie; pranie w 30 °C w płynie do wełny':
		'Cura: di solito basta dargli aria; lavare a 30 °C con detersivo per lana',
	'Prać w chłodnej wodzie z płynem do wełny, nie wykręcać, suszyć na płasko':
		'Lavare in acqua fredda con detersivo per lana, non strizzare, asciugare in piano',
	'Program „wełna”, 30 °C; kulki zbierać grzebykiem, nie golarką':
		'Programma «lana» a 30 °C; i pallini si tolgono con il pettinino, non con il rasoio',
	'Czyszczenie chemiczne raz w sezonie, na co dzień miękka szczotka':
		'Lavaggio a secco una volta a stagione, ogni giorno una spazzola morbida',
	'Pielęgnacja: pralnia chemiczna; między noszeniami wietrzyć na szerokim wieszaku':
		'Cura: lavanderia a secco; tra una volta e l’altra all’aria su una gruccia larga',
	'Nie prać w wodzie; czyścić chemicznie, odświeżać parą':
		'Non lavare in acqua; pulire a secco, rinfrescare con il vapore',
	'Nie prać; zabrudzenia przetrzeć wilgotną gąbką, wosk odnawiać raz w roku':
		'Non lavare; sulle macchie una spugna umida, la cera si rinnova una volta l’anno',
	'Pielęgnacja: letnia woda i gąbka, bez detergentów; wosk do odnowienia dodajemy do zamówienia':
		'Cura: acqua tiepida e spugna, niente detersivi; la cera di ricambio è nel pacco',
	'Czyścić wilgotną szmatką, suszyć z dala od kaloryfera':
		'Pulire con un panno umido, asciugare lontano dal termosifone',
	'Przecierać suchą ściereczką, dwa razy w roku natłuścić kremem do skóry':
		'Passare un panno asciutto, due volte l’anno nutrire con crema per pelle',
	'Pielęgnacja: krem bezbarwny do skóry licowej; chronić przed długim deszczem':
		'Cura: crema incolore per pelle liscia; proteggere dalla pioggia prolungata',
	'Nie moczyć; zarysowania wygładzi odrobina wosku pszczelego':
		'Non bagnare; i graffi si levigano con un po’ di cera d’api',
};
