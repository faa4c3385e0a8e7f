import type { Translation } from '../translation.ts';

export const sets: Translation['products'] = {
	'Komplet: szalik, czapka i skarpetki na mróz': {
		name: 'Set: Schal, Mütze und Socken für den Frost',
		lead: 'Ein bordeauxroter Schal, eine Wollbaskenmütze und warme Socken, die sich gut verstehen.',
		story:
			'Zusammengestellt im Januar, beim Warten auf einen verspäteten Zug in Katowice. Jedes Stück funktioniert für sich, gemeinsam retten sie selbst den dünnsten Mantel. Wähl bei jedem die Stückzahl; was du nicht brauchst, lässt du auf null.',
	},
	'Komplet: zimowy wieczór w domu': {
		name: 'Set: Winterabend zu Hause',
		lead: 'Ein Alpakaschal, Haussocken und drei Paar Streifensocken in der Schachtel.',
		story:
			'Für jemanden, der im Dezember nicht vorhat, auszugehen. Der Schal dient als Decke, die Socken als Hausschuhe, und die gestreiften warten auf den Tag, an dem doch Schuhe nötig sind. Auf Wunsch packen wir alles in eine Schachtel, ein Wort in den Hinweisen zur Bestellung genügt.',
	},
	'Komplet: dresowy Smyk': {
		name: 'Set: Jogginganzug Smyk',
		lead: 'Sweatshirt und Hose Smyk in Grau meliert, beide in der passenden Größe.',
		story:
			'Kinder tragen selten oben und unten dieselbe Größe, darum wählst du beides getrennt. Die Farbe ist gleich und der Stoff aus derselben Partie. Zum Kindergeburtstag leg noch die Mütze mit Bommel dazu.',
	},
	'Komplet: niedzielny dres': {
		name: 'Set: Jogginganzug für den Sonntag',
		lead: 'Sweatshirt Poranek und Hose Niedziela, im selben Bad gefärbt.',
		story:
			'Zusammen gekauft haben sie garantiert denselben Ton, denn sie kommen von einem Ballen. Zusammen getragen wirken sie wie ein Overall, einzeln wie zwei ordentliche Stücke. Die Größen oben und unten dürfen verschieden sein.',
	},
	'Komplet: dzień na targu': {
		name: 'Set: Markttag',
		lead: 'Eine Canvastasche, ein Leinenshopper und ein Beutel, der in die Hosentasche passt.',
		story:
			'Drei Taschen für drei Arten von Einkauf: schwer, alltäglich und ungeplant. Steck den Beutel Tobołek in die Targ, man weiß nie, wann es Erdbeeren gibt. Die Antwort auf die Frage, was man einer Nachbarin schenkt, die schon alles hat.',
	},
	'Komplet: wieczór w teatrze': {
		name: 'Set: Abend im Theater',
		lead: 'Eine Samtclutch, ein seidig glattes Halstuch und ein breiter Gürtel fürs Kleid.',
		story:
			'Accessoires, die aus einem schlichten schwarzen Kleid etwas für die Premiere machen. Tuch und Clutch haben dasselbe Grün, der Gürtel ist einen Ton wärmer. An der Garderobe gibst du den Mantel ab, der Rest bleibt bei dir.',
	},
	'Komplet: lniane lato nad jeziorem': {
		name: 'Set: Leinensommer am See',
		lead: 'Hemd Sopot und Shorts Mierzeja, in Salbeigrün.',
		story:
			'Dasselbe Leinen und dieselbe Farbe: von Weitem ein Strandoutfit, von Nahem ein Sommeranzug. Ober- und Unterteil wählst du getrennt nach Größe. Auf dem Weg zum Wasser braucht das Set im Rucksack so viel Platz wie ein Handtuch.',
	},
	'Zestaw na rozmowę: koszula i spodnie': {
		name: 'Fürs Vorstellungsgespräch: Hemd und Hose',
		lead: 'Hemd Adam oder Wojciech, Chinos in deiner Größe und ein Gürtel nach Wahl.',
		story:
			'Fürs Vorstellungsgespräch, die Prüfung oder die Taufe des Patenkinds. Drei Teile, die zusammen immer gut aussehen; du nennst nur noch die Größen. Der Gürtel ist eine Zugabe, du kannst auf ihn verzichten.',
	},
	'Garnitur damski Kancelaria': {
		name: 'Damenanzug Kancelaria',
		lead: 'Blazer und Hose aus derselben Partie Wolle, jedes Teil in seiner eigenen Größe.',
		story:
			'Kaum jemand trägt an Schultern und Hüfte dieselbe Größe. Darum verkaufen wir den Anzug in zwei Teilen, schneiden sie aber von einem Ballen, damit der Ton derselbe ist. Darunter schlagen wir ein Satinhemd oder ein Rippentop vor, ganz nach Wunsch.',
	},
	'Garnitur męski Mecenas': {
		name: 'Herrenanzug Mecenas',
		lead: 'Ein dunkelblauer Anzug aus zwei getrennten Größen, auf Wunsch mit Hemd.',
		story:
			'Das Sakko wählst du nach den Schultern, die Hose nach dem Bund; so hat der Schneider weniger Arbeit und du weniger Kompromisse. Der Wollton ist derselbe, das prüfen wir vor dem Versand. Soll die Hose kürzer sein, leg „Hose oder Rock kürzen“ mit in den Warenkorb.',
	},
	'Zestaw weekendowy: sweter i jeansy': {
		name: 'Wochenendset: Pullover und Jeans',
		lead: 'Ein Zopfpullover oder glattes Merino, dazu gerade Jeans.',
		story:
			'Der einfachste Weg durch den Samstag, ohne nachzudenken. Wähl, ob es dick und flauschig oder dünn und jackentauglich sein soll, und such dann deine Jeansgröße. Die Socken Szałas kommen mit einem Klick dazu und passen zu allen Varianten.',
	},
	'Wyprawka pierwszaka': {
		name: 'Set zur Einschulung',
		lead: 'Ein Polo für feierliche Tage, Jeans für alle anderen und ein Pullover für kühle Morgen.',
		story:
			'Drei Teile, die für die erste Schulwoche reichen, bevor alles schmutzig ist. Die Größe wählst du bei jedem einzeln, von 110 bis 146. Auf den Etiketten ist Platz für den Namen, ein gewöhnlicher Kuli genügt.',
	},
	'Zestaw lniany: koszula i spódnica': {
		name: 'Leinenset: Hemd und Rock',
		lead: 'Hemd Mela und Rock Dobrochna oder Odra, für den ganzen Sommer.',
		story:
			'Oben Leinen, unten Leinen oder Denim. Beide Varianten mögen Sandalen, einen Strohhut und einen schmalen Gürtel, den du gleich dazunehmen kannst. Das Hemd knoten oder in den Bund stecken: Die Proportionen stimmen in beiden Fällen.',
	},
	'Pudełko na prezent: czapka, szal, skarpetki': {
		name: 'Geschenkbox: Mütze, Schal, Socken',
		lead: 'Drei warme Kleinigkeiten in den Farben, die du aussuchst.',
		story:
			'In eine Schachtel aus grauer Pappe legen wir Mütze, Schal und Socken, in Seidenpapier gewickelt und mit Leinenschnur gebunden. Schreib deine Grüße in die Hinweise zur Bestellung, wir übertragen sie von Hand. Du kennst die Sockengröße nicht? Die Haussocken passen fast allen.',
	},
};
