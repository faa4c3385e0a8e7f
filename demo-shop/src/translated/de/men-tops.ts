import type { Translation } from '../translation.ts';

export const menTops: Translation['products'] = {
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
};
