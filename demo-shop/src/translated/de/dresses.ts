import type { Translation } from '../translation.ts';

export const dresses: Translation['products'] = {
	'Sukienka lniana Jagna': {
		name: 'Leinenkleid Jagna',
		lead: 'Ein weites Kleid bis zur halben Wade, mit Taschen, in die die Schlüssel passen und noch eine Handvoll Kirschen.',
		story:
			'Eine Kundin suchte ein Kleid „für den Garten und fürs Essen bei der Schwiegermutter“: Daraus wurde Jagna, mit U-Boot-Ausschnitt, Ärmeln bis zum Ellbogen und einem Schnitt, der nirgends drückt. Trag sie locker oder mit einem schmalen Gürtel in der Taille. Mit Sandalen ist sie Sommer, mit Stiefeletten und Strickjacke hält sie bis in den Oktober.',
	},
	'Sukienka kopertowa Malwa': {
		name: 'Wickelkleid Malwa',
		lead: 'Ein echtes Wickelkleid, in der Taille gebunden und mit Blumen in Aquarell.',
		story:
			'Die Blumen hat unsere Grafikerin Hania gemalt, mit Blick auf das Beet vor ihrem Wohnblock, und wir haben sie samt aller Farbkleckse auf den Stoff gebracht. Die Vorderteile liegen tief übereinander und werden von einem versteckten Knöpfchen gehalten. So kannst du sitzen, tanzen und dich nach dem Kind bücken.',
	},
	'Sukienka koszulowa Halina': {
		name: 'Hemdblusenkleid Halina',
		lead: 'Ein Hemd, das bis zu den Waden gewachsen ist, mit Kragen, Manschetten und einem Gürtel im Tunnelzug.',
		story:
			'Halina ist durchgehend geknöpft: geschlossen ein Kleid, offen ein leichter Mantel über T-Shirt und Jeans. Die feinen Streifen laufen senkrecht, nur auf der Passe haben wir sie quer gelegt. Das sieht man erst von Nahem.',
	},
	'Sukienka z merynosa Zorza': {
		name: 'Merinokleid Zorza',
		lead: 'Ein Strickkleid mit kleinem Stehkragen, das im Winter ein ganzes Outfit ersetzt.',
		story:
			'Zorza liegt an den Schultern an, fällt ab der Hüfte gerade und endet in einem Schlitz, der auch große Schritte erlaubt. Unter dem Mantel trägt sie keinen Zentimeter auf. Dicke Strumpfhose und Stiefel genügen; abends tauschst du sie gegen Pumps und lange Ohrringe.',
	},
	'Sukienka sztruksowa Kasztanka': {
		name: 'Cordkleid Kasztanka',
		lead: 'Latzhose und Kleid in einem, mit Trägern an Messingschnallen.',
		story:
			'Kurz, gerade, mit einer aufgesetzten Tasche auf der Brust. Die Träger haben drei Löcher, damit Kasztanka über den dünnen Rolli genauso passt wie über den dicken Pullover. In der Schule haben wir in so etwas gemalt, heute sitzen wir darin in Besprechungen. Bisher hat niemand protestiert.',
	},
	'Sukienka muślinowa Poziomka': {
		name: 'Musselinkleid Poziomka',
		lead: 'Ein kurzes Kleid für heiße Tage, mit Puffärmeln, Gummizug in der Taille und zwei Volants.',
		story:
			'Du ziehst es über den Badeanzug und vergisst es bis zum Abendessen. Der Stoff wiegt fast nichts, entsprechend leicht fällt die Kräuselung. Die Ärmel lassen sich über die Schultern schieben: Im Saum sitzt ein weiches Gummi, das keine Abdrücke hinterlässt.',
	},
	'Sukienka dżersejowa Ida': {
		name: 'Jerseykleid Ida',
		lead: 'Ein verlängertes T-Shirt, mit dem du ins Büro gehen kannst.',
		story:
			'Ida hat nichts zu verbergen: runder Ausschnitt, Ärmel knapp über dem Ellbogen, der Saum ein wenig schmaler. Die eigentliche Arbeit steckt in den Schultern, die den ganzen Tag ihre Linie halten. Wir tragen sie zu Turnschuhen, unter dem Blazer und, wenn es kühler wird, über schmalen Hosen.',
	},
	'Sukienka lniana Wanda': {
		name: 'Leinenkleid Wanda',
		lead: 'Knöchellang und aus Bahnen genäht, für Hochzeiten in der Scheune und den Juli am See.',
		story:
			'Acht Bahnen hat der Rock: Bei jedem Schritt öffnet er sich wie ein Schirm und sinkt dann ruhig zurück. Das Oberteil sitzt eng und schließt mit einer Reihe bezogener Knöpfe. Die Träger sind breit, sie verdecken den BH, rutschen nicht und schneiden nicht ein.',
	},
	'Sukienka wiskozowa Łąka': {
		name: 'Viskosekleid Łąka',
		lead: 'Ein langes Kleid mit Feldblumen und Ärmeln, die am Handgelenk gerafft sind.',
		story:
			'Mohn, Kornblumen, Kamille und ein paar Gräser, deren Namen wir nicht kennen. Der Druck ist unregelmäßig, deshalb trägt jede Łąka vorn einen etwas anderen Strauß. Der Ausschnitt wird mit zwei Quastenbändern gebunden und sieht offen genauso gut aus.',
	},
	'Sukienka satynowa Nokturn': {
		name: 'Satinkleid Nokturn',
		lead: 'Schräg geschnitten, mit schmalen Trägern und einem Rücken, der Eindruck macht.',
		story:
			'Auf dem Bügel sieht es aus wie ein Nachthemd, am Körper findet es seine eigene Form: Der schräge Zuschnitt lässt den Stoff jeder Bewegung folgen. Der Rücken ist bis zu den Schulterblättern frei. Im Sommer reichen flache Sandalen, im Dezember ein dicker Pullover und schwere Schuhe, und es wird noch interessanter.',
	},
	'Sukienka aksamitna Sylwestra': {
		name: 'Samtkleid Sylwestra',
		lead: 'Ein Samtkleid mit langen Ärmeln für alle Wintertermine der Reihe nach.',
		story:
			'Heiligabend, Konzert, Mamas Geburtstag: Sylwestra hat einen bescheidenen Ausschnitt und eine kräftige Farbe, sie kommt ohne Schmuck aus. Die Ärmel werden zum Handgelenk hin schmal und schließen mit drei kleinen Knöpfen. Ein dünnes Viskosefutter sorgt dafür, dass der ausgestellte Rock nicht an der Strumpfhose klebt.',
	},
	'Sukienka w kropki Fela': {
		name: 'Pünktchenkleid Fela',
		lead: 'Punkte, ein rundes Krägelchen und ein Rock aus einem halben Kreis.',
		story:
			'Oma Fela trug so eins auf einem Foto aus Sopot, 1962. Wir haben den Schnitt nachgezeichnet, Taschen ergänzt und eine Handbreit gekürzt. Die Taille ist abgesetzt und hinten mit Gummi gerafft, nach dem Essen muss also nichts geöffnet werden.',
	},
	'Sukienka lniana Zosia': {
		name: 'Leinenkleid Zosia',
		lead: 'Ein gerades Kleid, das vor dem Knie endet, ganz ohne Reißverschluss und Knöpfe.',
		story:
			'Du ziehst es in drei Sekunden über den Kopf, auch mit nassen Schultern. Der eckige Ausschnitt zeigt die Schlüsselbeine, die Seitenschlitze geben auf dem Rad Bewegungsfreiheit.',
	},
	'Sukienka z falbaną Bystra': {
		name: 'Volantkleid Bystra',
		lead: 'Drei Etagen Kräuselung, die sich beim leisesten Wind bewegen.',
		story:
			'Jeder Volant ist um ein Drittel weiter als der darüber, so wird das Kleid sanft breiter und sieht nie nach Lampenschirm aus. Das Vorderteil lässt sich bis zur Taille öffnen, praktisch beim Stillen. Schön ist es barfuß und mit Korb; im Atelier tragen wir es am liebsten zu schweren Lederschuhen.',
	},
	'Sukienka swetrowa Pilsko': {
		name: 'Strickkleid Pilsko',
		lead: 'Ein flauschiges Kleid mit weitem Rollkragen, in dem du überwintern kannst.',
		story:
			'Die Schultern fallen, die Ärmel sind oben weit und enden in einem langen Bündchen. Darunter genügen ein dünner Unterrock oder Leggings. Am wohlsten fühlt sich Pilsko in den Bergen, am Kamin, mit einem Becher Heißem; in der Stadt gib ihm einen Ledergürtel.',
	},
	'Sukienka jeansowa Rzeka': {
		name: 'Jeanskleid Rzeka',
		lead: 'Ein Hemdblusenkleid aus Denim mit Druckknöpfen aus Messing.',
		story:
			'Oben Cowboyhemd, ab der Hüfte ein Rock mit Godets. Die Brusttaschen haben Patten, an den Seiten gibt es noch zwei richtige. Nach fünf Wäschen sieht Rzeka besser aus als am Tag des Kaufs, und mit weißen Turnschuhen ersetzt es den halben Sommerkleiderschrank.',
	},
	'Sukienka w kratę Dagna': {
		name: 'Karokleid Dagna',
		lead: 'Ein Flanellkleid mit großem Karo, weich wie Papas altes Hemd.',
		story:
			'Stehkragen, Knopfleiste bis zur Taille und Ärmel, unter die ein Rolli passt. Wir legen das Karo an den Nähten aneinander, damit das Muster ohne Sprung durchläuft. Für Gummistiefel und Wollmütze, für den Gang durchs Laub und das Sonntagsfrühstück, das um zwei endet.',
	},
	'Sukienka na ramiączkach Mewa': {
		name: 'Trägerkleid Mewa',
		lead: 'Lang, gerippt und anspruchslos, direkt für den Strand.',
		story:
			'Matrosenstreifen, freie Knöchel und zwei Schlitze, damit du die Düne hochkommst. Mewa passt in die Seitentasche deiner Strandtasche, und beim Auspacken hat sie nicht eine Falte.',
	},
	'Sukienka lniana Agrest': {
		name: 'Leinenkleid Agrest',
		lead: 'Ein langes Wickelkleid mit kurzen Ärmeln und breitem Schalkragen.',
		story:
			'Du schlüpfst hinein wie in einen Kimono, wickelst und bindest den Gürtel so lang, wie dir gerade ist. Dank der Wickelung wächst Agrest mit der Schwangerschaft und wird danach wieder kleiner. Der Kragen hat zwei Lagen Leinen und bleibt so liegen, wie du ihn legst.',
	},
	'Sukienka do karmienia Mokosz': {
		name: 'Stillkleid Mokosz',
		lead: 'Ein geripptes Kleid mit überlapptem Oberteil, gut für davor, währenddessen und danach.',
		story:
			'Der Einsatz lässt sich mit einer Hand öffnen, in der anderen hältst du schließlich das Kind. Von außen wirkt er wie eine Ziernaht, darum bleibt das Kleid lange nach dem letzten Stillen im Einsatz. Die Seiten sind gerafft, damit der Strick Platz zum Wachsen hat.',
	},
	'Sukienka wizytowa Warta': {
		name: 'Etuikleid Warta',
		lead: 'Ein schmales Kleid aus Wolle für Prüfungen, Verhandlungen und Premieren.',
		story:
			'Den Schnitt halten französische Abnäher statt eines dicken Futters. Karreeausschnitt, Dreiviertelärmel und ein verdeckter Reißverschluss im Rücken: Nichts lenkt von dem ab, was du sagst. Andere Schuhe, und du kannst vom Konferenzraum direkt zum Abendessen.',
	},
	'Sukienka w liście Olszynka': {
		name: 'Blätterkleid Olszynka',
		lead: 'Herbstlaub auf fließender Viskose, mit Ärmeln zum Hochschieben.',
		story:
			'Das Muster haben wir von echten Erlenblättern abgedruckt, beim Spaziergang gesammelt und mit Tusche bestrichen; die feinen Adern siehst du erst bei Tageslicht. Die langen Ärmel enden in Manschetten mit zwei Knöpfen. Dazu Stiefeletten, Wollmantel und ein moosfarbener Schal.',
	},
	'Sukienka z prążka Lilka': {
		name: 'Rippkleid Lilka',
		lead: 'Ein kleines Kleid mit breiten Trägern, die Grundlage für alles andere.',
		story:
			'Im Juli reicht es ganz allein. Ab September trägst du es mit einem Hemd statt eines Blazers oder unter der Strickjacke, mit Strumpfhosen im selben Ton.',
	},
};
