import type { Translation } from '../translation.ts';

export const outerwear: Translation['products'] = {
	'Płaszcz wełniany Kazimierz': {
		name: 'Wollmantel Kazimierz',
		lead: 'Ein gerader Einreiher, der an keine bestimmte Saison erinnert.',
		story:
			'Schmales Revers, verdeckte Knopfleiste, Länge knapp übers Knie. Die Form haben wir von einem Herrenmantel der Fünfziger, die Schultern schmaler, die Taschen höher. Er lässt Platz für einen dicken Pullover und sieht über einem dünnen Hemd trotzdem nicht geliehen aus.',
	},
	'Płaszcz szlafrokowy Wieczornica': {
		name: 'Wickelmantel Wieczornica',
		lead: 'In der Taille gebunden, ohne Knöpfe, mit breitem Schalkragen.',
		story:
			'Einwickeln und losgehen. Stell den Kragen auf, dann bleibt der Schal zu Hause; der Gürtel wird zum Knoten, zur Schleife oder hängt lose in der Tasche. Das Gewicht verteilt sich auf den ganzen Rücken, nach einer Stunde vergisst du, dass du ihn trägst.',
	},
	'Płaszcz w pepitkę Loża': {
		name: 'Hahnentrittmantel Loża',
		lead: 'Ein weiter Zweireiher im Hahnentritt, mit Taschen für ein ganzes Theaterprogramm.',
		story:
			'Überschnittene Schultern, breites Revers, Hornknöpfe. Das Muster entsteht beim Weben statt im Druck, darum hat es von Nahem weiche Ränder.',
	},
	'Płaszcz z kapturem Mazury': {
		name: 'Dufflecoat Mazury',
		lead: 'Ein Dufflecoat mit Hornknebeln und tiefer Kapuze.',
		story:
			'In die Kapuze passt eine Mütze, in die Taschen passen Handschuhe, und darunter bleibt Platz für alles andere. Die Knebel schließt du mit einer Hand, in der anderen hältst du die Leine. So geschnitten, dass du darin Auto fahren kannst, ohne den Gurt zu lösen.',
	},
	'Trencz bawełniany Deszczna': {
		name: 'Baumwolltrench Deszczna',
		lead: 'Ein Trench aus dichtem Gabardine, mit abnehmbarer Passe und Gürtel.',
		story:
			'Behalten haben wir alles, was an einem Trench nützlich ist: Riegel, Rückenschlitz, Regenpasse. Gestrichen haben wir Schulterklappen und Metallringe, das spart dreihundert Gramm. Am schönsten wird Deszczna nach ein paar Jahren, wenn sich die Ärmelkanten ein wenig abreiben.',
	},
	'Płaszcz lniany Wydma': {
		name: 'Leinenmantel Wydma',
		lead: 'Ein ungefütterter Sommermantel, leicht wie ein Hemd.',
		story:
			'Für den kühlen Abend, das Flugzeug, das ärmellose Kleid. Innen sind alle Nähte eingefasst, denn bei so einem Mantel sieht man alles. Das dichte Leinen hält den Wind ab, auch wenn du im Gegenlicht jeden Faden erkennst.',
	},
	'Płaszcz krótki Gołębnik': {
		name: 'Kurzmantel Gołębnik',
		lead: 'Ein kurzes, kastiges Mäntelchen für weite Hosen und lange Röcke.',
		story:
			'Hochgeschlossen mit fünf großen Knöpfen, dazu ein runder Kragen und Dreiviertelärmel, die nach langen Handschuhen verlangen. Sieht aus wie aus einem Film, und so war es gemeint.',
	},
	'Marynarka wełniana Kancelaria': {
		name: 'Wollblazer Kancelaria',
		lead: 'Ein Einreiher mit einem Knopf, nach Art der Herrenschneider genäht.',
		story:
			'Im Vorderteil steckt eine Leineneinlage statt Kleber, darum sitzt Kancelaria auch nach zehn Reinigungen noch. Natürliche Schulter, betonte Taille, Taschen mit Patten, die sich wegstecken lassen. Wir färben ihn zusammen mit der gleichnamigen Hose; auch einzeln gekauft ergeben beide einen Anzug.',
	},
	'Marynarka lniana Letnisko': {
		name: 'Leinenblazer Letnisko',
		lead: 'Ein lockerer, ungefütterter Leinenblazer mit Ärmeln zum Hochschieben.',
		story:
			'An kühlen Abenden ersetzt er die Strickjacke, in Videokonferenzen die Uniform. Gefüttert haben wir nur den oberen Rücken und die Ärmel, der Rest atmet. Das Leinen ist mit 240 Gramm dicker als bei unseren Hemden, so behält das Revers seine Linie.',
	},
	'Marynarka sztruksowa Antykwariat': {
		name: 'Cordblazer Antykwariat',
		lead: 'Ein Cordblazer mit Ellbogenflicken und einer Tasche für den Bleistift.',
		story:
			'Ein bisschen Professor, ein bisschen Annie Hall. Breites Revers, Lederknöpfe, und die Flicken sind keine Zierde: Wer am Tisch liest, weiß das. Mit der Hose Dolina in derselben Farbe wird daraus ein Cordanzug.',
	},
	'Marynarka dwurzędowa Szpalta': {
		name: 'Zweireiher Szpalta',
		lead: 'Ein zweireihiger Blazer in dezentem Glencheck.',
		story:
			'Das Karo trifft sich auf Revers, Taschen und Ärmeln; deshalb braucht ein einziges Stück zwei Meter Stoff. Sechs Knöpfe, von denen man einen schließt.',
	},
	'Żakiet dzianinowy Dyptyk': {
		name: 'Sweatblazer Dyptyk',
		lead: 'Ein Blazer, der von innen ein Sweatshirt ist.',
		story:
			'Revers und Schulterlinie wie bei einem Blazer, unter den Fingern weicher Sweatstoff. Die Ärmel darfst du hochschieben, und auf Reisen kannst du dich damit zudecken. Für alle, die zu Hause arbeiten und manchmal doch die Kamera einschalten müssen.',
	},
};
