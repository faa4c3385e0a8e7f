import type { Translation } from '../translation.ts';

export const men: Translation['products'] = {
	'Koszula lniana Wit': {
		name: 'Leinenhemd Wit',
		lead: 'Ein Leinenhemd mit weichem Kragen, für den Urlaub und die Hochzeit im Grünen.',
		story:
			'Der Schnitt ist gerade und ohne Abnäher, du trägst es in der Hose wie darüber. Saum leicht gerundet, Ärmel mit Riegel zum Hochkrempeln. Für die Feier genügt ein Sakko dazu, für den Strand gar nichts.',
	},
	'Koszula lniana ze stójką Gniewko': {
		name: 'Leinenhemd mit Stehkragen Gniewko',
		lead: 'Ein Hemd ohne Umlegekragen, geknöpft bis zur halben Brust.',
		story:
			'Wer im Juli einmal auf den Kragen verzichtet hat, kehrt ungern zu ihm zurück. Gniewko hat weite Ärmel und eine kleine Tasche, in die genau eine Sonnenbrille passt und sonst nichts.',
	},
	'Koszula z krótkim rękawem Sopot': {
		name: 'Kurzarmhemd Sopot',
		lead: 'Kubanischer Kragen, kurze Ärmel und ein Schritt bis zur Seebrücke.',
		story:
			'Der Kragen liegt flach und lässt sich am Hals nicht schließen, das ist sein größter Vorzug. Der Saum ist gerade, also bittet dich niemand, das Hemd in die Hose zu stecken. Handgepäck verträgt Sopot gut: ausschütteln, fertig.',
	},
	'Koszula lniana w paski Bosman': {
		name: 'Gestreiftes Leinenhemd Bosman',
		lead: 'Feine Streifen auf rohem Leinen, gewebt statt gedruckt.',
		story:
			'Vorn laufen die Streifen senkrecht, auf der Tasche waagerecht. Von Nahem siehst du, dass jede Linie aus zwei Fäden besteht, einem helleren und einem dunkleren.',
	},
	'Koszula lniano-bawełniana Marian': {
		name: 'Leinen-Baumwoll-Hemd Marian',
		lead: 'Ein schmaleres Hemd fürs Sakko, dem man seine Falten nachsieht.',
		story:
			'Marian ist der Kompromiss zwischen Büro und Sommer: klassischer Kragen, Abnäher im Rücken und ein Stoff, der mittags genauso aussieht wie am Morgen.',
	},
	'Koszula z popeliny Adam': {
		name: 'Popelinehemd Adam',
		lead: 'Ein weißes Hemd für alle Lagen, in denen man nicht weiß, was man anziehen soll.',
		story:
			'Der halb gespreizte Kragen passt mit Krawatte und ohne. Die Manschette lässt sich auf zwei Arten schließen, auch mit Manschettenknöpfen. In der Taille ist Adam schmal, in den Schultern lässt er einen Zentimeter Freiheit.',
	},
	'Koszula oxford Wojciech': {
		name: 'Oxfordhemd Wojciech',
		lead: 'Ein Hemd mit Button-down-Kragen, für Chinos und unter den Pullover.',
		story:
			'Im Rücken eine Falte und ein Aufhänger, wie bei den Hemden aus amerikanischen Uni-Umkleiden. Der angeknöpfte Kragen legt sich in einen leichten Bogen statt in ein steifes Dreieck. Je älter, desto besser: An den Manschetten zeigt sich mit der Zeit ein Hauch von Weiß.',
	},
	'Koszula flanelowa Leśniczy': {
		name: 'Flanellhemd Leśniczy',
		lead: 'Ein warmes Karohemd, unter der Jacke oder an ihrer Stelle.',
		story:
			'Das Karo ist groß und ruhig, zwei Farben und ein dünner dritter Faden. Die Ellbogen sind von innen verdoppelt, sie halten dem Holzhacken stand und dem Schreibtisch.',
	},
	'Koszula sztruksowa Bard': {
		name: 'Cordhemd Bard',
		lead: 'Weicher Cord statt eines Pullovers.',
		story:
			'Mittlere Rippe, Kragen ohne Knöpfe und so weit, dass Bard offen über dem T-Shirt bleiben kann. Krempel die Manschetten um, dann zeigen sie ihre glatte Innenseite.',
	},
	'Koszula jeansowa Brda': {
		name: 'Jeanshemd Brda',
		lead: 'Ein Denimhemd mit Druckknöpfen und Westernpasse.',
		story:
			'Die spitze Passe und die schrägen Taschenpatten sind die einzigen Cowboydetails; die Fransen haben wir anderen überlassen. Die Nähte sind rostrot, die Druckknöpfe altsilbern. Nach einem Jahr ist Brda zwei Töne heller und sieht aus, als wäre sie zehn Jahre alt. Genau darum geht es.',
	},
	'Koszula w mikrokratkę Referent': {
		name: 'Minikaro-Hemd Referent',
		lead: 'Ein winziges Karo, das von Weitem so tut, als wäre es einfarbig.',
		story:
			'Ein Bürohemd mit Humor: Auf der Innenseite von Kragensteg und Manschetten sitzt ein Streifen in Kontrastfarbe. Den sieht nur, in wessen Gegenwart du die Ärmel hochkrempelst.',
	},
	'T-shirt Solidny': {
		name: 'T-Shirt Solidny',
		lead: 'Ein T-Shirt aus dicker Baumwolle, das nach einem Jahr aussieht wie nach einem Monat.',
		story:
			'Gerade Seiten, Ärmel bis zur Mitte des Bizeps, Ausschnitt nah am Hals. Es spannt nicht am Bauch und behauptet nicht, deine Figur zu verändern. Man kauft es im Dreierpack. Wir machen das auch so.',
	},
	'T-shirt ciężki Kuźnia': {
		name: 'Schweres T-Shirt Kuźnia',
		lead: 'Weiter, kürzer, mit überschnittener Schulter.',
		story:
			'Der Stoff wiegt 240 Gramm und fällt fast wie gewebt: Das Shirt behält seine Form, nicht deine. Das Halsbündchen ist drei Zentimeter hoch. Die Baumwolle ist gekämmt und dicht gestrickt, darum wird dir trotz der Stärke nicht warm wie in einem Sweatshirt.',
	},
	'T-shirt z kieszonką Kuter': {
		name: 'Taschenshirt Kuter',
		lead: 'Ein Streifenshirt mit Brusttasche für die Fahrkarte, den Kassenbon oder eine Muschel.',
		story:
			'Die Streifen auf der Tasche treffen genau die Streifen auf der Brust; wer näht, weiß, wie lange das dauert. Der Streifen selbst ist schmal und setzt sich weich vom Grund ab.',
	},
	'Longsleeve Bastion': {
		name: 'Longsleeve Bastion',
		lead: 'Ein Shirt mit langen Ärmeln und drei Knöpfen am Hals.',
		story:
			'Der Schnitt stammt von der Unterwäsche der Bergleute und hat ihre Vorzüge behalten: Er wärmt, sitzt am Handgelenk und nimmt es nicht übel, wenn du die Ärmel hochschiebst. Die Knöpfe sind aus Olivenholz.',
	},
	'Polo z piki Sekwoja': {
		name: 'Pikeepolo Sekwoja',
		lead: 'Ein Polo ohne Logo, mit einem Kragen, der sich nach dem Waschen nicht rollt.',
		story:
			'Der Kragen ist mit dem Steg in einem Stück gestrickt: Er steht, wenn er soll, und liegt, wenn er soll. Die Seiten haben kurze Schlitze, der Rücken ist zwei Zentimeter länger. Am Freitag ins Büro, am Samstag aufs Rad, am Sonntag zum Familienessen.',
	},
	'Polo dziane Riwiera': {
		name: 'Strickpolo Riwiera',
		lead: 'Ein Polo, gestrickt wie ein Pullover, für Abende im Seebad.',
		story:
			'Mit langer Leiste, vier Knöpfen und Bündchen am Saum sieht Riwiera auch über der Leinenhose gut aus. Der Strick ist luftig, die Maschen sind fein und gleichmäßig.',
	},
	'T-shirt z nadrukiem Tatry': {
		name: 'Printshirt Tatry',
		lead: 'Ein Shirt mit Bergkiefern, abgedruckt von einem Linolschnitt.',
		story:
			'Den Druckstock hat ein Grafiker aus Zakopane geschnitten; wir haben ihn ohne Retusche aufs Sieb übertragen, samt den Spuren des Messers. Die Farbe ist wasserbasiert und reißt nicht.',
	},
	'T-shirt lniany Parnik': {
		name: 'Leinen-T-Shirt Parnik',
		lead: 'Für Tage, an denen selbst Baumwolle zu warm ist.',
		story:
			'Weiter unter den Armen und am Nacken, damit die Luft weiß, wo sie entlang soll. Die Ärmel sind so gesäumt, dass du sie mit einem Griff umschlägst. Leinen und Baumwolle sind hier gestrickt statt gewebt: dehnbar wie ein T-Shirt, kühl wie ein Hemd.',
	},
	'Sweter z merynosa Krywań': {
		name: 'Merinopullover Krywań',
		lead: 'Ein dünner Pullover unter dem Sakko und unter der Skijacke.',
		story:
			'Der runde Ausschnitt ist so eng, dass der Hemdkragen nicht von selbst herausrutscht. Die Bündchen sind acht Zentimeter lang und bleiben da, wo du sie hinschiebst.',
	},
	'Sweter rybacki Jastarnia': {
		name: 'Fischerpullover Jastarnia',
		lead: 'Ein dicker Zopfpullover, schwer und winddicht.',
		story:
			'Das Muster verbindet Tau, Netz und Leiter; an solchen Mustern erkannte man früher, aus welchem Dorf ein Fischer kam. Unserer kommt aus keinem, wärmt aber wie die alten. Für Deck, Piste und die erste Nacht im unbeheizten Ferienhaus.',
	},
	'Golf z merynosa Rohacz': {
		name: 'Merinorolli Rohacz',
		lead: 'Ein Rolli, der Hemd und Krawatte ersetzt.',
		story:
			'Unter dem Sakko sieht er aus wie eine Entscheidung und nicht wie Zufall. Der Kragen ist hoch genug, um ihn einmal umzuschlagen, und locker genug, um einen Kaffee zu trinken.',
	},
	'Kardigan Profesor': {
		name: 'Cardigan Profesor',
		lead: 'Ein Cardigan mit Schalkragen und Taschen für die Brille.',
		story:
			'Vier Lederknöpfe, der fünfte ist als Ersatz innen angenäht. Den Kragen stellst du auf, wenn es vom Fenster her zieht, und in die Taschen passt die Pfeife, die keiner mehr raucht.',
	},
	'Sweter z zamkiem Halny': {
		name: 'Troyer Halny',
		lead: 'Ein Pullover mit kurzem Reißverschluss und Stehkragen gegen den Wind.',
		story:
			'Bis zum Kinn geschlossen ersetzt er den Schal, offen zeigt er das T-Shirt. Am Metallschieber hängt ein Lederzipfel, den du auch mit Handschuhen findest. Der Schnitt ist schlicht genug für die Weste darüber.',
	},
	'Sweter w jodełkę Kłos': {
		name: 'Fischgrätpullover Kłos',
		lead: 'Ein Pullover im feinen Fischgrät aus zwei Garntönen.',
		story:
			'Aus zwei Metern Entfernung glatt, von Nahem voll kleiner Ähren. Die Schultern sind leicht überschnitten, der Saum schließt gerade mit dem Bündchen ab, ohne Überraschungen.',
	},
	'Sweter bawełniany Molo': {
		name: 'Baumwollpullover Molo',
		lead: 'Ein gestreifter Baumwollpullover für kühle Sommerabende.',
		story:
			'Kratzt nicht, wärmt nicht zu sehr und tut im Wind, was er soll. Die Ärmel enden in schmalen Bündchen: Schieb sie bis zum Ellbogen und hol den Ball aus dem Wasser.',
	},
	'Bezrękawnik Aptekarz': {
		name: 'Pullunder Aptekarz',
		lead: 'Eine Merinoweste fürs Hemd, mit Krawatte oder ohne.',
		story:
			'Der V-Ausschnitt endet da, wo der zweite Hemdknopf beginnt. Die Armlöcher fasst ein schmales Bündchen, das nicht absteht, wenn du etwas vom obersten Regal holst.',
	},
	'Bluza Fundament': {
		name: 'Sweatshirt Fundament',
		lead: 'Ein Sweatshirt ohne Kapuze und ohne Aufschrift.',
		story:
			'Raglanärmel, ein Dreieck am Hals und sieben Zentimeter hohe Bündchen. Fundament sitzt nah genug, um unter die Jeansjacke zu passen, und locker genug, um im Zug darin zu schlafen.',
	},
	'Bluza z kapturem Zmierzch': {
		name: 'Hoodie Zmierzch',
		lead: 'Ein warmer Hoodie mit einer Tasche, in der sich beide Hände treffen.',
		story:
			'Die Kapuze ist aus drei Teilen geschnitten, darum liegt sie am Kopf an und verdeckt nicht die Augen. Sie hat keine Kordel, also gibt es nichts zu verlieren und nichts zu kauen. Im November ersetzt Zmierzch die Jacke, wenn du schnell gehst.',
	},
	'Bluza rozpinana Bieg': {
		name: 'Sweatjacke Bieg',
		lead: 'Eine Sweatjacke mit hohem Stehkragen unter der Kapuze.',
		story:
			'Der Kragen schützt den Hals auch dann, wenn die Kapuze auf dem Rücken liegt. Die Taschen haben Reißverschlüsse, in der linken steckt noch eine kleine für Karte und Schlüssel.',
	},
	'Bluza ze stójką Stocznia': {
		name: 'Sweatshirt mit Stehkragen Stocznia',
		lead: 'Kurzer Reißverschluss, Stehkragen und eine Brusttasche.',
		story:
			'Vorbild sind die Pullover der Werftarbeiter aus den Siebzigern; Adam hatte einen seinem Nachbarn abgekauft und trug ihn, bis er durchgescheuert war. Wir haben ihn kopiert, bevor er zerfiel.',
	},
	'Chinosy Tramwajarz': {
		name: 'Chino Tramwajarz',
		lead: 'Gerade Chinos mit mittlerem Bund, für den Montag und für den Samstag.',
		story:
			'Sie sind nicht schmal und nicht sackig. Achtzehn Zentimeter misst das Bein am Knöchel, also genug, um es einmal umzuschlagen und nicht dreimal.',
	},
	'Chinosy wąskie Kurator': {
		name: 'Schmale Chino Kurator',
		lead: 'Zulaufende Chinos, die auf der Treppe nicht spannen.',
		story:
			'Mehr Platz am Oberschenkel, weniger an der Wade. Zur Vernissage mit Rolli und Lederschuhen, zur Arbeit mit einem Oxfordhemd.',
	},
	'Spodnie lniane Zalew': {
		name: 'Leinenhose Zalew',
		lead: 'Eine Leinenhose mit Kordel und einem Hosenschlitz wie bei einer richtigen.',
		story:
			'Sie hat Knopf, Reißverschluss und Gürtelschlaufen, dazu Kordel und Gummi hinten: Du wählst, je nachdem, ob es auf die Terrasse geht oder ins Restaurant.',
	},
	'Spodnie wełniane Mecenas': {
		name: 'Wollhose Mecenas',
		lead: 'Eine Anzughose mit einfacher Bundfalte.',
		story:
			'Die Falte gibt Luft beim Hinsetzen, die Bügelfalte läuft von ihr gerade bis zum Schuh. Seitliche Versteller am Bund ersparen dir den Gürtel, besonders nach dem Essen. Mit dem Sakko Mecenas ergibt sie einen Anzug, mit dem Pullover kommt sie genauso gut zurecht.',
	},
	'Spodnie sztruksowe Bacówka': {
		name: 'Cordhose Bacówka',
		lead: 'Eine Cordhose mit geradem Bein, für den Winter ohne lange Unterhosen.',
		story:
			'Die mittlere Rippe ist warm und fein genug fürs Sakko. Im Schritt haben wir einen Keil eingesetzt, den du auf dem Rad schätzen wirst und beim Überklettern von Zäunen.',
	},
	'Jeansy proste Bug': {
		name: 'Gerade Jeans Bug',
		lead: 'Gerade Jeans aus Selvedge-Denim, am Anfang steif wie Pappe.',
		story:
			'Gib ihnen drei Wochen. In dieser Zeit merken sie sich, wie du sitzt, was du in den Taschen trägst und mit welchem Bein du aufs Rad steigst. Danach willst du keine anderen mehr. Vierzehn Unzen, gewebt auf alten, schmalen Stühlen, die Kante mit rotem Faden, das Lederschild ohne Aufschrift.',
	},
	'Jeansy zwężane Noteć': {
		name: 'Zulaufende Jeans Noteć',
		lead: 'Höherer Bund, zulaufendes Bein, Reißverschluss statt Knöpfen.',
		story:
			'Gut für alle mit Radfahrerwaden: Sie spannen nicht und sind trotzdem schmal. Hinten sitzen sie höher, in der Hocke bleibt alles bedeckt.',
	},
	'Joggery Sobota': {
		name: 'Jogger Sobota',
		lead: 'Eine Jogginghose mit Bündchen, in der man dem Paketboten mit Würde die Tür öffnet.',
		story:
			'Schräge Taschen zum Verschließen, zulaufendes Bein, die Kordel nach innen verlegt. Statt eines Aufdrucks gibt es hinten eine kleine Stickerei, Ton in Ton.',
	},
	'Szorty lniane Mierzeja': {
		name: 'Leinenshorts Mierzeja',
		lead: 'Shorts, die über dem Knie enden, mit Gummi und Kordel.',
		story:
			'Sie liegen in jeder Hinsicht zwischen Badehose und Bermudas. Die Gesäßtasche hat einen Knopf, die Seitentaschen sind so tief, dass auf der Liege nichts herausfällt.',
	},
	'Bermudy bawełniane Kajak': {
		name: 'Baumwollbermudas Kajak',
		lead: 'Knielange Chinos mit zwei Taschen zum Zuknöpfen.',
		story:
			'Geschnitten wie unsere Chinos, nur einen halben Meter kürzer. Die flache Tasche am Oberschenkel fasst eine Karte oder ein Telefon; im Kajak bleiben beide trocken, wenn du mit Bedacht paddelst.',
	},
	'Płaszcz wełniany Ratusz': {
		name: 'Wollmantel Ratusz',
		lead: 'Ein Einreiher bis übers Knie, für den Anzug wie für den Hoodie.',
		story:
			'Drei Knöpfe, schmales Revers, Schlitz im Rücken. Das Armloch ist so tief, dass ein Sakko darunterpasst, und ohne Sakko wirkt der Mantel trotzdem nicht zu groß.',
	},
	'Budrysówka Przystań': {
		name: 'Dufflecoat Przystań',
		lead: 'Eine Wolljacke mit Kapuze und Holzknebeln.',
		story:
			'Die Knebel aus Olivenholz hält eine dicke Hanfschnur. Die Taschen sind aufgesetzt und haben Patten, unter die Kapuze passen Kopfhörer. Für die Haltestelle, das Stadion und den Strandspaziergang im Februar.',
	},
	'Marynarka wełniana Mecenas': {
		name: 'Wollsakko Mecenas',
		lead: 'Ein Sakko mit natürlicher Schulter, zum Anzug oder zu Jeans.',
		story:
			'Zwei Knöpfe, zwei Rückenschlitze und Ärmelknöpfe, die sich wirklich öffnen lassen. Statt Polstern liegt in der Schulter eine dünne Lage Watte, so fällt sie, wie der Schöpfer sie gebaut hat.',
	},
	'Marynarka lniana Werandowa': {
		name: 'Leinensakko Werandowa',
		lead: 'Ein ungefüttertes Sommersakko mit aufgesetzten Taschen.',
		story:
			'Nach der ersten Viertelstunde ist es zerknittert, und von da an sieht es gut aus. Die Nähte sind eingefasst, das Ganze wiegt knapp ein halbes Kilo. Hochzeiten im Freien, Prüfungen im Juni, Abende auf der Veranda.',
	},
	'Kurtka woskowana Rewir': {
		name: 'Wachsjacke Rewir',
		lead: 'Eine gewachste Jacke mit Balgtaschen und Cordkragen.',
		story:
			'Gemacht für Regen und für den Hund, der gerade aus dem Wasser kommt. Die großen Taschen haben Einsätze, die du von Hand auswaschen kannst, und darunter verbergen sich zwei weitere, warme.',
	},
	'Parka Suwałki': {
		name: 'Parka Suwałki',
		lead: 'Ein Parka für den polnischen Kältepol.',
		story:
			'Der Name verpflichtet: Wir haben ihn in Suwałki getestet, im Januar, bei minus zweiundzwanzig Grad. Die Kapuze schließt bis auf einen Sehschlitz, die Bündchen sind doppelt. Außen sitzen sieben Taschen. Die achte such im Futter.',
	},
	'Kurtka robocza Majster': {
		name: 'Arbeitsjacke Majster',
		lead: 'Eine Baumwolljacke mit drei Taschen, anstelle eines Sakkos.',
		story:
			'Der Schnitt ist hundert Jahre alt und braucht keine Korrektur. Ergänzt haben wir nur eine Innentasche und eine Schlaufe für die Brille. Hemd und Krawatte fühlen sich darunter so wohl wie ein T-Shirt.',
	},
	'Kurtka jeansowa Drwęca': {
		name: 'Jeansjacke Drwęca',
		lead: 'Eine Jeansjacke vom Typ zwei, mit Falten auf der Brust.',
		story:
			'Die Falten waren früher dazu da, die Jacke weiter zu machen; heute sehen sie einfach gut aus. Die Seitentaschen stammen von uns, denn ohne sie weiß man nicht, wohin mit den Händen.',
	},
	'Kurtka pikowana Gajowy': {
		name: 'Steppjacke Gajowy',
		lead: 'Eine Steppjacke mit Cordkragen.',
		story:
			'Leicht, leise und ordentlich genug für den Weg zur Arbeit. Geschlossen wird sie mit Druckknöpfen, die Seitenschlitze sind praktisch am Steuer und im Sattel.',
	},
};
