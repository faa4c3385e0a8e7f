import type { Translation } from '../translation.ts';

export const accessories: Translation['products'] = {
	'Torba płócienna Targ': {
		name: 'Canvastasche Targ',
		lead: 'Eine geräumige Einkaufstasche, die stehen bleibt, wenn du sie abstellst.',
		story:
			'Sie fasst zwei Laib Brot, einen Bund Radieschen und Blumen. Der Boden ist doppelt, die Henkel sind so lang, dass sie auch über eine Schulter im Mantel passen.',
	},
	'Torba płócienna w paski Leżak': {
		name: 'Gestreifte Strandtasche Leżak',
		lead: 'Eine Strandtasche aus Liegestuhlstoff.',
		story:
			'Handtuch, Buch, Thermoskanne, Schaufel, und es bleibt noch Platz. Im Boden sitzen zwei Messingösen, durch die der Sand hinausrieselt.',
	},
	'Torba skórzana Kantor': {
		name: 'Ledertasche Kantor',
		lead: 'Eine schlichte Tasche aus einem einzigen Stück Leder, für Laptop und Unterlagen.',
		story:
			'Ohne Futter und ohne Fächer: Innen ist sie weich wie Wildleder und von derselben Farbe, mit einer flachen Tasche fürs Telefon. Geschlossen wird sie mit einem Riemen. Am Anfang ist Kantor steif, nach einem Monat gibt sie nach und hängt so, wie du es magst.',
	},
	'Torebka skórzana Półksiężyc': {
		name: 'Lederhandtasche Półksiężyc',
		lead: 'Eine kleine Schultertasche in Halbmondform.',
		story:
			'Telefon, Portemonnaie, Schlüssel, Lippenstift. Mehr passt nicht hinein, und das ist gut so. Der Riemen hat fünf Löcher, von unter der Achsel bis auf die Hüfte.',
	},
	'Plecak płócienny Włóczykij': {
		name: 'Canvasrucksack Włóczykij',
		lead: 'Ein Rucksack mit Klappe und Lederriemen, für einen Tag unterwegs.',
		story:
			'Das Hauptfach zieht eine Kordel zu, die Klappe hält den Regen ab, und das Seitenfach fasst eine Literflasche. Die Träger sind aus Wollfilz und rutschen nicht vom Mantel.',
	},
	'Worek na ramię Tobołek': {
		name: 'Schulterbeutel Tobołek',
		lead: 'Ein weicher Knotenbeutel aus doppeltem Leinen.',
		story:
			'Gefaltet aus einem einzigen Quadrat, nach japanischer Art. Ohne Knoten ist er flach wie ein Tuch und passt in die Jackentasche; mit Knoten trägt er eine Melone.',
	},
	'Kopertówka aksamitna Antrakt': {
		name: 'Samtclutch Antrakt',
		lead: 'Eine weiche Clutch für den Abend, mit abnehmbarer Handschlaufe.',
		story:
			'Der Magnetverschluss klickt nicht in die Stille des Zuschauerraums. Das Futter ist rostrot, damit du die Karte auch im Halbdunkel findest.',
	},
	'Shopper lniany Piątek': {
		name: 'Leinenshopper Piątek',
		lead: 'Eine Leinentasche mit Reißverschluss, für die Arbeit und fürs Wochenende.',
		story:
			'Der Reißverschluss läuft über die ganze Öffnung, im Gedränge kannst du also ruhig schlafen. Innen drei Fächer: zwei offene und eines mit Reißverschluss. Das Leinen ist schwer und ungebleicht, es wird mit der Zeit weicher, ohne die Form zu verlieren.',
	},
	'Pasek skórzany Prosty': {
		name: 'Ledergürtel Prosty',
		lead: 'Ein Gürtel aus einer einzigen Lage Leder, ohne Nähte, die aufgehen könnten.',
		story: 'Drei Zentimeter breit, mit schmuckloser Messingschnalle. Zu Jeans, zu Chinos und bis ans Lebensende.',
	},
	'Pasek skórzany wąski Źdźbło': {
		name: 'Schmaler Ledergürtel Źdźbło',
		lead: 'Ein schmaler Gürtel für Kleider und lange Cardigans.',
		story:
			'Anderthalb Zentimeter Leder genügen, und ein weites Kleid bekommt eine Taille. Das längere Ende lässt sich verknoten.',
	},
	'Pasek pleciony Sitowie': {
		name: 'Flechtgürtel Sitowie',
		lead: 'Ein geflochtener Gürtel, den du an jeder Stelle schließen kannst.',
		story:
			'Das Geflecht aus sieben Riemen gibt beim Sitzen nach und zieht sich beim Aufstehen zurück. Der Dorn findet zwischen den Strängen Platz, Löcher braucht es keine.',
	},
	'Pasek wiązany Obi': {
		name: 'Bindegürtel Obi',
		lead: 'Ein breiter, weicher Gürtel, zweimal um die Taille gewickelt.',
		story:
			'In der Mitte ist er sieben Zentimeter breit, die Enden laufen in Riemen aus. Am Mantel ersetzt Obi den Stoffgürtel, am Kleid macht er das halbe Outfit.',
	},
	'Pasek płócienny Żagiel': {
		name: 'Canvasgürtel Żagiel',
		lead: 'Ein Gurtband mit zwei Ringen, für Shorts und fürs Wasser.',
		story:
			'Kein Loch und kein Leder, das Salzwasser fürchten müsste. Es ist dasselbe dichte Band, aus dem man Segelgurte näht. Nach dem Sommer wäschst du ihn einfach.',
	},
	'Szal z alpaki Opar': {
		name: 'Alpakaschal Opar',
		lead: 'Ein großer, leichter Schal, mit dem du dich im Zug zudecken kannst.',
		story:
			'Zwei Meter lang, siebzig Zentimeter breit, hundertachtzig Gramm schwer. Dreimal gewickelt ersetzt er den Kragen, ausgebreitet ist er eine Decke.',
	},
	'Szalik z merynosa Ponowa': {
		name: 'Merinoschal Ponowa',
		lead: 'Ein weicher, schlichter Rippenschal für jeden Mantel.',
		story:
			'Die Rippen legen ihn in eine Ziehharmonika, so ist er dicker, als sein Gewicht verrät. Er kratzt weder am Kinn noch im Nacken, an Kindern erprobt.',
	},
	'Szal w kratę Kłodzko': {
		name: 'Karoschal Kłodzko',
		lead: 'Ein warmer Schal im Schottenkaro, mit hausgemachten Fransen.',
		story:
			'Das Karo verbindet Waldgrün, Marineblau und einen einzigen honigfarbenen Faden. Vierzig Zentimeter breit, ein einfacher Knoten genügt.',
	},
	'Komin z wełny Zawieja': {
		name: 'Wollschlauchschal Zawieja',
		lead: 'Ein dicker Schlauchschal mit Zopf, den kein Wind davonträgt.',
		story: 'Über den Kopf ziehen, nichts zurechtzupfen. Dreißig Zentimeter hoch; hochgeschoben bedeckt er die Nase.',
	},
	'Chusta muślinowa Wieczór': {
		name: 'Musselintuch Wieczór',
		lead: 'Ein quadratisches Tuch für Hals, Schultern und Kopf.',
		story:
			'Hundertzehn Zentimeter im Quadrat: genug für einen Turban oder einen Umhang. Auf Reisen wird es zur Decke und zum Pareo.',
	},
	'Apaszka satynowa Kolibra': {
		name: 'Satinhalstuch Kolibra',
		lead: 'Ein kleines Tuch mit Farnblättern, für Hals, Haare und Handtasche.',
		story:
			'Die Zeichnung füllt das ganze Quadrat, so liegt nach jedem Falten etwas anderes oben. Der Lyocell-Satin lässt sich leicht knoten und rutscht nicht aus dem Haar.',
	},
	'Szal lniany Sierpień': {
		name: 'Leinenschal Sierpień',
		lead: 'Ein dünner Leinenschal gegen Klimaanlagen und Seewind.',
		story:
			'Ausgefranste Kanten, lockeres Gewebe, und das Ganze wiegt so viel wie ein Brief. Im Sommer schützt er den Nacken, im Frühling passt er zum Trenchcoat.',
	},
	'Czapka z merynosa Szron': {
		name: 'Merinomütze Szron',
		lead: 'Eine dünne Mütze, die in die Tasche passt und unter den Helm.',
		story:
			'Sie liegt eng an und bedeckt die Ohren, und wenn du sie absetzt, sieht die Frisur fast so aus wie vorher. Bei Frost rollst du den Rand herunter.',
	},
	'Czapka z warkoczem Zaspa': {
		name: 'Zopfmütze Zaspa',
		lead: 'Eine dicke Zopfmütze, passend zum Schlauchschal Zawieja.',
		story:
			'Innen sitzt ein Stirnband aus Merino, damit die dicke Wolle die Stirn nicht berührt. Ohne Bommel; auf Wunsch nähen wir eine an.',
	},
	'Czapka robocza Doker': {
		name: 'Dockermütze Doker',
		lead: 'Eine kurze Mütze, die über den Ohren endet, wie man sie in den Häfen trug.',
		story:
			'Breite, elastische Rippen, doppelter Umschlag. Sie rutscht nicht in die Augen, auch wenn du kopfüber arbeitest.',
	},
	'Beret wełniany Salon': {
		name: 'Wollbaskenmütze Salon',
		lead: 'Eine gefilzte Baskenmütze mit Zipfel, links oder rechts zu tragen.',
		story:
			'Nach dem Stricken filzen wir die Wolle in heißem Wasser, darum ist sie dicht und lässt keinen Nieselregen durch. Ein Handgriff, und sie hat ihre Form.',
	},
	'Czapka z alpaki Szadź': {
		name: 'Alpakamütze Szadź',
		lead: 'Eine weiche Mütze mit lockerer Spitze, sanft zum Haar.',
		story:
			'Alpaka lädt die Haare nicht auf und drückt den Pony nicht platt. Die Spitze fällt leicht nach hinten, und das breite Bündchen hält ohne Druck.',
	},
	'Czapka dziecięca Żółty Pomponik': {
		name: 'Gelbe Kindermütze Pomponik',
		lead: 'Eine Mütze mit einer Bommel, die niemand abbeißen kann.',
		story:
			'Sie passt auf Köpfe von achtundvierzig bis zweiundfünfzig Zentimeter. Innen sitzt ein weiches Baumwollband, denn die erste Wolle soll sanft sein.',
	},
	'Skarpetki bawełniane Codzienne': {
		name: 'Baumwollsocken Codzienne',
		lead: 'Schlichte Socken für alles, von denen niemand etwas erwartet.',
		story:
			'Mittelstark und bis über den Knöchel. Kauf am besten mehrere Paare in einer Farbe, dann suchst du nie wieder die zweite.',
	},
	'Skarpetki w paski Pokład': {
		name: 'Streifensocken Pokład',
		lead: 'Gestreifte Baumwollsocken mit einfarbiger Ferse.',
		story:
			'Am Fuß sind die Streifen schmal, am Knöchel breiter, genau da, wo das Hosenbein endet. Ferse und Zehen in Kontrastfarbe.',
	},
	'Skarpetki w kropki Groszki': {
		name: 'Pünktchensocken Groszki',
		lead: 'Dünne Socken mit Punkten, für Mokassins und Halbschuhe.',
		story:
			'So dünn, dass sie in elegante Schuhe passen, und so dicht, dass nichts durchscheint. An der Naht treffen sich die Punkte, wir haben nachgesehen.',
	},
	'Skarpety wełniane Szałas': {
		name: 'Dicke Wollsocken Szałas',
		lead: 'Dicke Socken für Gummistiefel, Trekking und das Sofa.',
		story:
			'In den Bergen trägst du sie über einem dünnen Paar, zu Hause statt Hausschuhen. Das hohe Bündchen wird über den Schaft geschlagen.',
	},
	'Skarpetki z merynosa Wędrowiec': {
		name: 'Merinosocken Wędrowiec',
		lead: 'Mittelstarke Socken für einen ganzen Tag unterwegs.',
		story:
			'Am Spann sind sie dünner gestrickt, damit sich unter den Schnürsenkeln nichts staut. Links und rechts unterscheiden sich in der Zehenform; ein kleiner Buchstabe verrät, welche welche ist.',
	},
	'Podkolanówki wełniane Zofia': {
		name: 'Wollkniestrümpfe Zofia',
		lead: 'Kniestrümpfe für Stiefel und knielange Röcke.',
		story:
			'Ein breites, weiches Bündchen hält sie unter dem Knie und hinterlässt keine Rille. Die feine Rippe streckt, falls das jemandem wichtig ist.',
	},
	'Skarpetki domowe Przypiecek': {
		name: 'Haussocken Przypiecek',
		lead: 'Flauschige Socken in einer Größe, zum Schlafen und zum Lesen.',
		story:
			'Locker und warm, ohne Bündchen, das irgendetwas einschnürt. Ein gutes Geschenk für alle, die über kalte Füße klagen.',
	},
	'Skarpetki upominkowe Trójka': {
		name: 'Geschenksocken Trójka',
		lead: 'Drei Paar gestreifte Baumwollsocken in einer Pappschachtel.',
		story:
			'Senfgelb, rostrot und marineblau; paarweise tragen oder mischen. In der Schachtel bleibt Platz für einen kleinen Brief.',
	},
};
