import type { Translation } from '../translation.ts';

export const kids: Translation['products'] = {
	'T-shirt dziecięcy Borówka': {
		name: 'Kinder-T-Shirt Borówka',
		lead: 'Ein schlichtes T-Shirt für alles, auch zum Händeabwischen.',
		story:
			'Der Ausschnitt geht ohne Tränen über den Kopf, denn auf der Schulter sitzen zwei Druckknöpfe. Die Farben passen alle zueinander, falls sich jemand selbst anzieht.',
	},
	'T-shirt dziecięcy w paski Kapitan': {
		name: 'Kinder-Streifenshirt Kapitan',
		lead: 'Ein Matrosenshirt für die Mannschaft ab drei Jahren.',
		story:
			'Die Streifen treffen sich an den Seiten, wie beim großen Hel. So lässt sich die ganze Familie gleich anziehen und ein Foto machen, das den Kindern in zehn Jahren ein wenig peinlich sein wird.',
	},
	'T-shirt dziecięcy Łąka': {
		name: 'Kinder-T-Shirt Łąka',
		lead: 'Ein Shirt mit Feldblumen und einem Marienkäfer, der sich an der Naht versteckt.',
		story:
			'Der Marienkäfer ist nur einer, und in jedem Shirt sitzt er woanders. Ihn zu finden, dauert eine Busfahrt über vier Haltestellen.',
	},
	'Longsleeve dziecięcy Jeżyk': {
		name: 'Kinder-Longsleeve Jeżyk',
		lead: 'Ein geripptes Shirt mit langen Ärmeln, die erste Schicht für das ganze Jahr.',
		story:
			'Die Bündchen sind lang und lassen sich umschlagen, so wächst Jeżyk mit dem Arm mit. Am Ende der Saison zeigt sich meist, dass es für die nächste auch noch reicht.',
	},
	'T-shirt dziecięcy Leszczyna': {
		name: 'Kinder-T-Shirt Leszczyna',
		lead: 'Ein weites T-Shirt mit Blättern, für alle, die lieber im Wald sind als auf dem Spielplatz.',
		story:
			'Es ist ein wenig weiter als die anderen und hat eine Tasche für Schätze: Zapfen, Steinchen, ein halber Stock. Grasflecken gehen im Muster unter.',
	},
	'Polo dziecięce Dzwonek': {
		name: 'Kinderpolo Dzwonek',
		lead: 'Ein Polo für Schulfeste, Einschulung und Opas Namenstag.',
		story:
			'Festlich genug für die Lehrerin und weich genug, um sich in der großen Pause nicht umziehen zu müssen. Der feine Pikee ist luftig und knittert auch unter dem Schulranzen nicht.',
	},
	'Bluza dziecięca Smyk': {
		name: 'Kindersweatshirt Smyk',
		lead: 'Ein Sweatshirt für jeden Tag der Woche, Waschtag ausgenommen.',
		story:
			'Runder Ausschnitt, Raglan, die Ellbogen von innen mit einer zweiten Lage. Smyk passt zur gleichnamigen Hose, zusammen ergeben sie sechs Kombinationen, bevor es langweilig wird.',
	},
	'Bluza dziecięca z kapturem Niedźwiadek': {
		name: 'Kinderhoodie Niedźwiadek',
		lead: 'Ein flauschiger Hoodie mit Kapuze und zwei runden Ohren.',
		story:
			'Die Ohren sind weich und stören deshalb nicht unter dem Helm. Die Tasche vorn fasst zwei Hände oder einen Plüschbären.',
	},
	'Sweterek z merynosa Wróbelek': {
		name: 'Kinder-Merinopullover Wróbelek',
		lead: 'Ein dünner Pullover, der nicht kratzt und morgens nicht verhandelt werden muss.',
		story:
			'Getestet an einer Fünfjährigen, die erklärt hatte, sie trage keine Pullover. Sie trägt. Auf der Schulter schließen drei Holzknöpfe.',
	},
	'Kardigan dziecięcy Guziczek': {
		name: 'Kindercardigan Guziczek',
		lead: 'Ein Strickjäckchen mit großen Knöpfen zum Selbstschließen.',
		story:
			'Die Knöpfe sind so groß wie ein Zwei-Złoty-Stück und die Knopflöcher etwas weiter, damit kleine Finger zurechtkommen. Zum Kleid, zur Latzhose und am Sonntag über den Pyjama.',
	},
	'Sweter dziecięcy w pasy Pszczółka': {
		name: 'Kinder-Streifenpullover Pszczółka',
		lead: 'Ein Baumwollpullover mit breiten Streifen, für empfindliche Haut.',
		story:
			'Ohne Wolle und ohne Reißverschluss, er darf mit allem anderen in die Waschmaschine. Die Streifen sind so breit, dass du dein Kind auf dem Bolzplatz schon von Weitem erkennst.',
	},
	'Golfik dziecięcy Kalina': {
		name: 'Kinderrolli Kalina',
		lead: 'Ein dünner Rolli unter Kleid, Latzhose und Schneeanzug.',
		story:
			'Der Kragen ist weich und dehnbar und hinterlässt keinen roten Rand. Unten ist Kalina länger, damit der Rücken beim Schneemannbauen bedeckt bleibt.',
	},
	'Sukienka dziecięca lniana Jagódka': {
		name: 'Kinder-Leinenkleid Jagódka',
		lead: 'Jagnas kleine Schwester, mit Taschen für echte Beeren.',
		story:
			'Weit geschnitten, wird über den Kopf gezogen und hat einen Knopf im Nacken. Im Sommer reicht es allein, im Herbst kommen Rolli und Strumpfhose darunter.',
	},
	'Sukienka dziecięca muślinowa Ćma': {
		name: 'Kinder-Musselinkleid Ćma',
		lead: 'Ein leichtes Kleid mit Ärmeln wie Flügel.',
		story:
			'Die Flügel bewegen sich bei jedem Hüpfer, und Hüpfer haben wir am Testtag mehr als tausend gezählt. Der Unterrock ist fest eingenäht.',
	},
	'Sukienka dziecięca w kropki Biedronka': {
		name: 'Kinder-Pünktchenkleid Biedronka',
		lead: 'Ein Jerseykleid mit langen Ärmeln, bequem wie ein T-Shirt.',
		story:
			'Darin lässt sich kopfüber an der Turnstange hängen und trotzdem die Würde wahren. Ab der Hüfte wird Biedronka weiter, die Punkte auf den Ärmeln sind kleiner als die auf dem Rock.',
	},
	'Sukienka dziecięca sztruksowa Wiewiórka': {
		name: 'Kinder-Cordkleid Wiewiórka',
		lead: 'Ein Latzkleid mit Trägern und einem Eichhörnchen auf der Tasche.',
		story:
			'Die Träger haben drei Knopfpositionen, das genügt für drei Herbste nacheinander. Das Eichhörnchen ist gestickt, und sein Schwanz ragt über den Taschenrand hinaus.',
	},
	'Spódniczka dziecięca warstwowa Śnieżynka': {
		name: 'Kinder-Stufenrock Śnieżynka',
		lead: 'Ein Röckchen in Lagen, gemacht zum Im-Kreis-Drehen.',
		story:
			'Drei Lagen dünner Viskose statt steifem Tüll: wirbelt genauso und kratzt nicht an den Beinen. Das Gummi in der Taille ist breit und mit Satinband überzogen.',
	},
	'Spódniczka dziecięca jeansowa Rzeczka': {
		name: 'Kinder-Jeansrock Rzeczka',
		lead: 'Ein kleiner Jeansrock in A-Linie mit verstellbarem Bund.',
		story:
			'Das Gummi verstellst du innen mit einem Knopf, in Schritten von zwei Zentimetern. Vorn zwei Taschen, hinten ein Herz aus rostrotem Faden.',
	},
	'Spodnie dziecięce dresowe Smyk': {
		name: 'Kindersweathose Smyk',
		lead: 'Eine Sweathose mit tiefem Schritt, zum Klettern.',
		story:
			'Der tiefe Schritt ist keine Mode, sondern Notwendigkeit: Darin haben Windel, Rutsche und die Hocke über dem Ameisenhaufen Platz. Mit dem Sweatshirt Smyk wird daraus ein Set.',
	},
	'Spodnie dziecięce sztruksowe Borsuk': {
		name: 'Kindercordhose Borsuk',
		lead: 'Warmer Cord, in dem die Knie den Winter überstehen.',
		story:
			'Die Rippe ist fein und weich und raschelt nicht beim Rennen. Zwei Flicken in Pfotenform legen wir bei, für später.',
	},
	'Jeansy dziecięce Strumyk': {
		name: 'Kinderjeans Strumyk',
		lead: 'Die ersten richtigen Jeans, mit Knopf und fünf Taschen.',
		story:
			'Wir waschen den Denim länger weich als bei den Großen, damit man vom ersten Tag an in die Hocke gehen kann; leichter ist er außerdem. Reißverschluss vorn, Druckknopf oben, Stolz garantiert.',
	},
	'Legginsy dziecięce Gąsieniczka': {
		name: 'Kinderleggings Gąsieniczka',
		lead: 'Gerippte Leggings für unters Kleid und zum Turnen.',
		story:
			'Sie werden an den Knien nicht durchsichtig und rutschen beim Rennen nicht. Hinten sitzt ein kleiner grüner Punkt, damit man weiß, wo hinten ist.',
	},
	'Szorty dziecięce lniane Kijanka': {
		name: 'Kinder-Leinenshorts Kijanka',
		lead: 'Kurze Hosen für den See, in einer Viertelstunde trocken.',
		story:
			'Weites Bein, Gummibund, eine Tasche mit Klappe für Libellen und andere Entdeckungen. Zusammengerollt passen sie ins Rucksackfach, zwei Paar lohnen sich also.',
	},
	'Ogrodniczki dziecięce Pomidor': {
		name: 'Kinderlatzhose Pomidor',
		lead: 'Eine Latzhose für Garten, Sandkasten und Fingerfarben.',
		story:
			'Die Träger kreuzen sich im Rücken und schließen mit großen Knöpfen, das Kind schafft es allein. Der Stoff ist dicht und saugt sich in der Pfütze nur langsam voll.',
	},
	'Płaszczyk dziecięcy Pan Kotek': {
		name: 'Kindermantel Pan Kotek',
		lead: 'Ein Wollmäntelchen mit rundem Kragen, für elegante Spaziergänge.',
		story:
			'Taschen mit Patten, vier Knöpfe und ein Futter voll kleiner Katzen. Ein dicker Pullover passt darunter, am besten sieht Pan Kotek aber mit Mütze und roten Wangen aus.',
	},
	'Parka dziecięca Ryś': {
		name: 'Kinderparka Ryś',
		lead: 'Ein Winterparka, in dem man sich kugeln kann.',
		story:
			'Der Schneefang in der Taille lässt keine Schneewehe hinein. Die Kapuze löst sich von selbst, wenn sie irgendwo hängen bleibt, und die Bündchen umschließen die Handschuhe.',
	},
	'Kurtka dziecięca pikowana Kurczątko': {
		name: 'Kindersteppjacke Kurczątko',
		lead: 'Eine leichte Jacke für die Übergangszeit, zum Zusammenknüllen.',
		story:
			'Zusammengerollt verschwindet sie in ihrer eigenen Tasche und wird im Auto zum Kissen. Die dicken Druckknöpfe schließen beim ersten Versuch.',
	},
	'Kurtka dziecięca jeansowa Potok': {
		name: 'Kinderjeansjacke Potok',
		lead: 'Eine Jeansjacke, die man selbst mit Aufnähern verzieren muss.',
		story:
			'In der Tasche warten drei Motive zum Aufbügeln: ein Fuchs, ein Fahrrad und ein Komet. Der Schnitt ist weit, ein Hoodie passt darunter.',
	},
	'Pelerynka przeciwdeszczowa Kałuża': {
		name: 'Kinder-Regencape Kałuża',
		lead: 'Ein gewachstes Cape für Regentage, mit Kapuze und Ärmeln.',
		story:
			'Weit genug für einen Schulranzen darunter. Die Kapuze hat einen Schirm und der Saum ein Gummi, das man zuzieht, wenn der Wind von der Seite kommt.',
	},
};
