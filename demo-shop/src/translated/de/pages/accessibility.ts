import type { Translation } from '../../translation.ts';

export const accessibility: Translation['pages'] = {
	dostepnosc: {
		title: 'Erklärung zur Barrierefreiheit',
		metaDescription:
			'Was wir getan haben, damit alle diesen Shop nutzen können, was wir noch nicht wissen und wie du eine Barriere meldest.',
		content: `
<p>Wir möchten, dass du bei uns einkaufen kannst, ganz gleich, ob du Maus, Tastatur, Screenreader, Vergrößerung oder Stimme benutzt. Maßstab sind die WCAG 2.2 auf Stufe AA, das Barrierefreiheitsstärkungsgesetz (BFSG) und das polnische Gesetz vom 26. April 2024, die beide die Richtlinie (EU) 2019/882 umsetzen.</p>
<h2>Stand der Vereinbarkeit</h2>
<p>Wir gestalten den Shop nach WCAG 2.2 AA und prüfen ihn automatisch sowie von Hand mit der Tastatur. Unabhängige Fachleute und Menschen, die täglich mit assistiven Techniken arbeiten, haben ihn noch nicht geprüft; deshalb behaupten wir nicht, dass er vollständig barrierefrei ist.</p>
<h2>Was funktioniert</h2>
<ul>
<li>Der ganze Einkauf, von der Startseite bis zur Bestätigung, gelingt allein mit der Tastatur. Der Fokus ist immer sichtbar, und der erste Link jeder Seite lautet „Zum Inhalt springen“.</li>
<li>Überschriften, Seitenbereiche, Formulare und Meldungen sind für Screenreader ausgezeichnet. Änderungen im Warenkorb und in den Filtern sowie Fehler in Formularen werden angesagt.</li>
<li>Text lässt sich auf 400 % vergrößern, ohne dass du waagerecht scrollen musst.</li>
<li>Farben haben einen Kontrast von mindestens 4,5:1, auch im dunklen Modus. Wir achten die Einstellungen deines Systems: dunkler Modus, hoher Kontrast und reduzierte Bewegung.</li>
<li>Farbe ist nie der einzige Hinweis: Jedes Farbfeld hat einen Namen, jeder Fehler eine Beschreibung.</li>
<li>Nichts blinkt, nichts spielt von selbst ab, nichts begrenzt die Zeit. Die einzige automatische Weiterleitung, die zur Zahlungsseite, lässt sich anhalten.</li>
</ul>
<h2>Was noch nicht funktioniert</h2>
<ul>
<li>Produktbilder haben kurze Beschreibungen, die Name und Farbe wiederholen; Schnitt und Muster beschreiben sie nicht. Einzelheiten zum Schnitt stehen in der Produktbeschreibung.</li>
<li>Bewertungen und Fotos von Kundinnen und Kunden veröffentlichen wir so, wie sie uns erreichen.</li>
<li>Die Zahlungsseite gehört dem Zahlungsdienstleister und hat ihre eigene Erklärung.</li>
</ul>
<h2>Barriere melden</h2>
<p>Wenn dich etwas am Einkaufen hindert, schreib uns über die Seite <a href="/kontakt">Kontakt</a> oder an <a href="mailto:dostepnosc@brzask.example">dostepnosc@brzask.example</a>. Nenn die Adresse der Seite und beschreib, was passiert ist; wenn möglich auch, welches Gerät und welches Programm du benutzt. Wir antworten innerhalb von 7 Tagen und nehmen deine Bestellung bei Bedarf per E-Mail oder Telefon auf.</p>
<p>Bist du mit unserer Antwort nicht zufrieden, kannst du dich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg wenden. In Polen beaufsichtigt der Vorstandsvorsitzende des PFRON die Barrierefreiheit des Onlinehandels.</p>
<p>Diese Erklärung haben wir am 20. November 2026 auf Grundlage einer Selbstbewertung erstellt. <strong>Hinweis:</strong> Brzask ist ein erfundenes Label, und die Adressen auf dieser Seite dienen der Vorführung.</p>`,
	},
};
