import type { Translation } from '../../translation.ts';

/** How things are looked after. */
export const care: Translation['phrases'] = {
	'Pranie w 40 °C, prasowanie na wilgotno': 'Bei 40 °C waschen, feucht bügeln',
	'Pielęgnacja: pralka, 40 °C; suszyć rozwieszone, prasować lekko wilgotne albo wcale':
		'Pflege: Maschine, 40 °C; hängend trocknen, leicht feucht bügeln oder gar nicht',
	'Można prać w pralce w 40 °C z podobnymi kolorami; nie wybielać':
		'Maschinenwäsche bei 40 °C mit ähnlichen Farben; nicht bleichen',
	'Prać w 40 °C, wirować do 800 obrotów, suszyć na wieszaku':
		'Bei 40 °C waschen, mit höchstens 800 Umdrehungen schleudern, auf dem Bügel trocknen',
	'Pranie w 40 °C z podobnymi kolorami': 'Bei 40 °C mit ähnlichen Farben waschen',
	'Pielęgnacja: pralka, 40 °C, prasowanie średnio gorącym żelazkiem':
		'Pflege: Maschine, 40 °C; mit mittlerer Hitze bügeln',
	'Prać w 40 °C, nie suszyć w suszarce bębnowej': 'Bei 40 °C waschen, nicht in den Trockner geben',
	'Pralka, 40 °C; prasować po lewej stronie': 'Maschine, 40 °C; auf links bügeln',
	'Pranie delikatne w 30 °C, prasowanie letnim żelazkiem po lewej stronie':
		'Schonwäsche bei 30 °C, lauwarm auf links bügeln',
	'Pielęgnacja: program delikatny, 30 °C, bez suszarki bębnowej': 'Pflege: Schonprogramm, 30 °C, kein Trockner',
	'Prać w 30 °C w woreczku, suszyć w cieniu': 'Bei 30 °C im Wäschebeutel waschen, im Schatten trocknen',
	'Pralka, program do tkanin delikatnych, 30 °C; nie wykręcać': 'Maschine, Feinwäsche, 30 °C; nicht auswringen',
	'Pranie w 40 °C, bez prasowania': 'Bei 40 °C waschen, nicht bügeln',
	'Pielęgnacja: pralka, 40 °C; po praniu strzepnąć i rozwiesić':
		'Pflege: Maschine, 40 °C; danach ausschütteln und aufhängen',
	'Prać w 40 °C w woreczku, żelazko zostawić w szafie':
		'Bei 40 °C im Wäschebeutel waschen, das Bügeleisen bleibt im Schrank',
	'Pranie w 40 °C, na lewej stronie': 'Bei 40 °C auf links waschen',
	'Pielęgnacja: pralka, 40 °C, suszenie na sznurku': 'Pflege: Maschine, 40 °C; auf der Leine trocknen',
	'Prać w 40 °C, nie suszyć na kaloryferze': 'Bei 40 °C waschen, nicht auf der Heizung trocknen',
	'Pranie w 30 °C, płyn bez zmiękczacza, suszenie na płasko': 'Bei 30 °C ohne Weichspüler waschen, liegend trocknen',
	'Pielęgnacja: 30 °C, program delikatny; w trakcie suszenia kilka razy strzepnąć':
		'Pflege: 30 °C, Schonprogramm; beim Trocknen ein paarmal ausschütteln',
	'Prać rzadko, w 30 °C, zapięte; nie prasować': 'Selten waschen, bei 30 °C und geschlossen; nicht bügeln',
	'Prać ręcznie w letniej wodzie, suszyć na świeżym powietrzu':
		'Von Hand in lauwarmem Wasser waschen, an der frischen Luft trocknen',
	'Pielęgnacja: szczotka, szare mydło i letnia woda': 'Pflege: Bürste, Kernseife und lauwarmes Wasser',
	'Przecierać lekko wilgotną ściereczką z mikrofibry, nie prać':
		'Mit einem leicht feuchten Mikrofasertuch abwischen, nicht waschen',
	'Prać rzadko, w 30 °C, na lewej stronie': 'Selten waschen, bei 30 °C und auf links',
	'Pielęgnacja: 30 °C, wywrócone na lewą stronę; kolor z czasem zjaśnieje':
		'Pflege: 30 °C, auf links gewendet; die Farbe wird mit der Zeit heller',
	'Pranie w 30 °C z podobnymi kolorami, suszenie z dala od słońca':
		'Bei 30 °C mit ähnlichen Farben waschen, nicht in der Sonne trocknen',
	'Pranie ręczne lub program do wełny w 30 °C, suszenie na płasko':
		'Handwäsche oder Wollprogramm bei 30 °C, liegend trocknen',
	'Pielęgnacja: najczęściej wystarczy wietrzenie; pranie w 30 °C w płynie do wełny':
		'Pflege: Meist genügt Lüften; sonst bei 30 °C mit Wollwaschmittel',
	'Prać w chłodnej wodzie z płynem do wełny, nie wykręcać, suszyć na płasko':
		'In kühlem Wasser mit Wollwaschmittel waschen, nicht auswringen, liegend trocknen',
	'Program „wełna”, 30 °C; kulki zbierać grzebykiem, nie golarką':
		'Wollprogramm, 30 °C; Knötchen mit dem Wollkamm abnehmen, nicht mit dem Rasierer',
	'Czyszczenie chemiczne raz w sezonie, na co dzień miękka szczotka':
		'Chemische Reinigung einmal pro Saison, im Alltag eine weiche Bürste',
	'Pielęgnacja: pralnia chemiczna; między noszeniami wietrzyć na szerokim wieszaku':
		'Pflege: chemische Reinigung; zwischendurch auf einem breiten Bügel lüften',
	'Nie prać w wodzie; czyścić chemicznie, odświeżać parą':
		'Nicht in Wasser waschen; chemisch reinigen, mit Dampf auffrischen',
	'Nie prać; zabrudzenia przetrzeć wilgotną gąbką, wosk odnawiać raz w roku':
		'Nicht waschen; Flecken mit feuchtem Schwamm abwischen, das Wachs einmal im Jahr auffrischen',
	'Pielęgnacja: letnia woda i gąbka, bez detergentów; wosk do odnowienia dodajemy do zamówienia':
		'Pflege: lauwarmes Wasser und Schwamm, kein Waschmittel; Wachs zum Auffrischen liegt bei',
	'Czyścić wilgotną szmatką, suszyć z dala od kaloryfera': 'Mit feuchtem Tuch reinigen, fern von der Heizung trocknen',
	'Przecierać suchą ściereczką, dwa razy w roku natłuścić kremem do skóry':
		'Mit trockenem Tuch abwischen, zweimal im Jahr mit Ledercreme einreiben',
	'Pielęgnacja: krem bezbarwny do skóry licowej; chronić przed długim deszczem':
		'Pflege: farblose Creme für Glattleder; vor langem Regen schützen',
	'Nie moczyć; zarysowania wygładzi odrobina wosku pszczelego': 'Nicht einweichen; Kratzer glättet etwas Bienenwachs',
};
