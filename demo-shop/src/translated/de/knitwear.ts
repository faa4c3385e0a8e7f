import type { Translation } from '../translation.ts';

export const knitwear: Translation['products'] = {
	'Sweter z merynosa Turnia': {
		name: 'Merinopullover Turnia',
		lead: 'Ein glatter Pullover mit rundem Ausschnitt, dünn wie ein T-Shirt und viel wärmer.',
		story:
			'Turnia ist die Antwort auf die Frage, welchen Pullover man kauft, wenn es nur einer sein soll. Er passt unter den Blazer, wird in der Straßenbahn nicht zu warm und braucht kein Hemd darunter. Die Kanten rollen sich um einen Zentimeter, so schneidet der Saum die Figur nicht ab.',
	},
	'Sweter z warkoczami Giewont': {
		name: 'Zopfpullover Giewont',
		lead: 'Ein dicker Pullover mit fünf Zöpfen, für Frost und Skilift.',
		story:
			'Der mittlere Zopf ist doppelt, die äußeren werden immer schmaler, und die Ärmel bleiben glatt, damit sie unter die Jacke passen. Giewont wiegt fast achthundert Gramm, und man spürt jedes davon. Abends nach der Piste reichen dazu Leggings und dicke Socken.',
	},
	'Sweter z alpaki Obłok': {
		name: 'Alpakapullover Obłok',
		lead: 'Flauschig und leicht, mit einem weiten Ausschnitt, der manchmal von der Schulter rutscht.',
		story:
			'Die Maschen sind locker, darum hüllt dich Obłok eher ein, als dass er anliegt. Der weite Ausschnitt zeigt ein Hemd oder einen Träger, je nach Tag.',
	},
	'Sweter w paski Łeba': {
		name: 'Streifenpullover Łeba',
		lead: 'Ein Baumwollpullover mit breiten Streifen, für windige Sommer und warme Herbsttage.',
		story:
			'Die Streifen auf Vorderteil und Ärmeln bilden eine Linie, wenn du die Arme hängen lässt. Auf der linken Schulter sitzen drei Holzknöpfe, mit denen sich der Ausschnitt weiter öffnen lässt. An der Ostsee brauchst du ihn auch im Juli; wir sprechen aus Erfahrung.',
	},
	'Sweter ażurowy Firanka': {
		name: 'Ajourpullover Firanka',
		lead: 'Ein luftiger Pullover mit feinem Lochmuster, für Sommerabende.',
		story:
			'Das Blättermuster stammt aus dem Heft einer Großmutter, die darin ihre Gardinenvorlagen notierte. Die Ärmel reichen über den Ellbogen und werden ein wenig weiter. Zieh ein Top in derselben Farbe darunter oder in einer ganz anderen, wenn man das Muster sehen soll.',
	},
	'Sweter z jagnięcej wełny Cisna': {
		name: 'Lambswoolpullover Cisna',
		lead: 'Ein Pullover mit Raglanärmeln, wie vom Förster geliehen.',
		story:
			'Der Raglan macht die Schultern rund, und bei der Arbeit spannt nichts. Saum und Ärmel enden in doppelten Bündchen, die du umschlagen kannst. Passt zu Cord, Tweed und schlammigen Schuhen. In der Stadt genauso.',
	},
	'Sweter z dekoltem w serek Szept': {
		name: 'V-Pullover Szept',
		lead: 'Weiches Merino mit tiefem V-Ausschnitt vorn und ruhigem Nacken.',
		story:
			'Der Ausschnitt ist tief genug, damit man das Hemd sieht, und schmal genug, damit du keins brauchst. Dank der Seitenschlitze lässt sich nur das Vorderteil in den Bund stecken.',
	},
	'Sweter krótki Wilga': {
		name: 'Kurzpullover Wilga',
		lead: 'Ein kurzer Pullover mit Puffärmeln, für Kleider und Hosen mit hohem Bund.',
		story:
			'Wilga endet genau in der Taille und rutscht nicht hoch, wenn du die Arme hebst: Wir haben das Armloch um zwei Zentimeter verlängert. Die Kräuselung an der Schulter sieht man kaum, und doch ändert sie alles. Am liebsten geht Wilga mit einem ausgestellten Rock aus.',
	},
	'Bezrękawnik dziany Kos': {
		name: 'Pullunder Kos',
		lead: 'Eine gestrickte Weste zum Überziehen, über Hemd oder T-Shirt.',
		story:
			'Wärmt da, wo es nötig ist, und lässt die Arme frei. In die weiten Armlöcher passt ein Hemdärmel ohne Falten, und der Ausschnitt verträgt sich mit jedem Kragen aus unserer Kollektion.',
	},
	'Golf z merynosa Rysy': {
		name: 'Merinorolli Rysy',
		lead: 'Ein dünner Rolli, den du einmal, zweimal oder gar nicht umschlägst.',
		story:
			'Der Kragen ist hoch und weich und hat hinten keine Naht, die unter den Haaren kratzt. Die Ärmel sind länger, in der Naht des Bündchens versteckt sich ein Daumenloch. An kalten Tagen ist Rysy die erste Schicht, an milden Wintertagen die einzige.',
	},
	'Golf z grubej wełny Śnieżnik': {
		name: 'Grobstrickrolli Śnieżnik',
		lead: 'Ein weiter Rollkragenpullover, der Schal und Bettdecke ersetzt.',
		story:
			'Umgeschlagen reicht der Kragen bis ans Kinn. Die Schultern fallen locker, und dank der Seitenschlitze kannst du im Schneidersitz auf dem Sofa sitzen, bei diesem Pullover eine wichtige Funktion.',
	},
	'Golf prążkowany Jodła': {
		name: 'Rippenrolli Jodła',
		lead: 'Ein Rolli mit breiten Rippen, die optisch strecken.',
		story:
			'Die Rippen laufen ohne Unterbrechung vom Hals bis zum Saum und werden mit der Figur breiter. Der Kragen ist lockerer als üblich und lässt die Frisur in Ruhe. Zum Samtrock wirkt Jodła festlich, zu Jeans einfach gut.',
	},
	'Golf z alpaki Puch': {
		name: 'Alpakarolli Puch',
		lead: 'Ein Rolli, so weich, dass man kaum vorbeigehen kann, ohne ihn anzufassen.',
		story:
			'Der lockere Kragen sinkt von selbst in weiche Falten, die glockigen Ärmel fasst ein langes Bündchen. Helle Töne sehen daran noch heller aus.',
	},
	'Kardigan z merynosa Rosa': {
		name: 'Merinocardigan Rosa',
		lead: 'Ein klassischer Cardigan mit sieben Knöpfen, offen, geschlossen oder verkehrt herum getragen.',
		story:
			'Die Knöpfe sind aus Perlmutt, und es sind viele, weil wir es mögen, wenn aus dem Cardigan eine Bluse wird. Die Leiste wellt sich auch dann nicht, wenn alle zu sind. Im Sommer wartet Rosa im Büro über der Stuhllehne und kämpft gegen die Klimaanlage.',
	},
	'Kardigan długi Barania': {
		name: 'Langer Cardigan Barania',
		lead: 'Knielang, mit Taschen und Schalkragen, also fast ein Mantel.',
		story:
			'Im September und im April ersetzt Barania die Jacke, im Winter dient sie zu Hause als Morgenmantel. Du kannst sie mit einem Gürtel binden oder locker über die Schultern legen. Die Taschen sind eingestrickt statt aufgenäht und beulen deshalb nicht aus.',
	},
	'Kardigan z warkoczem Morskie Oko': {
		name: 'Zopfcardigan Morskie Oko',
		lead: 'Eine dicke Strickjacke mit Lederknöpfen.',
		story:
			'Sie sieht handgestrickt aus, denn der Entwurf entstand tatsächlich auf Nadeln, in einer Berghütte, während es drei Tage lang goss. Der tiefe V-Ausschnitt lässt Platz für einen Rolli.',
	},
	'Kardigan bawełniany Mięta': {
		name: 'Baumwollcardigan Mięta',
		lead: 'Ein kurzer Sommercardigan für Trägerkleider.',
		story:
			'Die Ärmel enden hinter dem Ellbogen, der Saum in der Taille; mit geschlossenem oberstem Knopf wird er mit dem Kleid zu einem Ganzen. Wer keine Wolle mag, kann aufatmen: Hier steckt keine einzige Faser davon.',
	},
	'Kardigan z alpaki Mgła': {
		name: 'Alpakacardigan Mgła',
		lead: 'Ein offener Cardigan ohne Knöpfe, leicht wie ein Schal mit Ärmeln.',
		story:
			'Die Vorderteile sind breiter als der Rücken, sie legen sich übereinander und wärmen doppelt. Im Theater liegt Mgła über den Schultern, im Zug ist sie eine Decke. Mit einer Nadel oder Brosche lässt sie sich schließen.',
	},
	'Kardigan w kratkę Kraska': {
		name: 'Karocardigan Kraska',
		lead: 'Eine Strickjacke im Karo aus zwei Garnfarben, geschnitten wie ein Blazer.',
		story:
			'Kraska hat die Form einer Jacke und die Bequemlichkeit eines Pullovers: zwei Taschen, leicht verbreiterte Schultern, kein Kragen. Das Karo ist ein Jacquard; auf der linken Seite findest du sein Negativ.',
	},
};
