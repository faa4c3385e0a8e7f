import type { Translation } from '../../translation.ts';

export const about: Translation['pages'] = {
	'o-nas': {
		title: 'Über uns',
		metaDescription:
			'Brzask ist ein kleines polnisches Modelabel: Leinen, Wolle und Bio-Baumwolle, genäht in Łódź und gestrickt in Bielsko-Biała.',
		content: `
<p>Brzask begann 2017 mit einem einzigen Leinenkleid und einer Nähmaschine am Fenster. Genäht wurde im Morgengrauen, vor der Arbeit, daher der Name: brzask heißt auf Polnisch Tagesanbruch. Heute sind wir zu elft, haben ein Atelier in einer alten Spinnerei in Łódź und arbeiten immer noch am liebsten morgens.</p>
<h2>Was wir machen</h2>
<p>Wir entwerfen Kleidung, die lange dienen soll: für Damen, Herren und Kinder. Statt eines Dutzends Kollektionen im Jahr machen wir zwei und ergänzen sie um einzelne Stücke, sobald sie fertig sind. Das Hemd Alba gibt es von Anfang an, geändert haben wir daran nur die Knöpfe.</p>
<h2>Woraus</h2>
<p>Wir verwenden Leinen, Wolle, Bio-Baumwolle, Lyocell und pflanzlich gegerbtes Leder. Zu Polyester greifen wir nur da, wo wir es brauchen, etwa in Wattierungen, und immer recycelt. Die Zusammensetzung jedes Stücks geben wir in Prozent an, auch die Beimischungen.</p>
<h2>Wo</h2>
<ul>
<li>Wir nähen in Łódź, in zwei Betrieben, zu denen wir mit der Straßenbahn fahren.</li>
<li>Pullover und Mützen entstehen in einer Familienstrickerei in Bielsko-Biała.</li>
<li>Taschen und Gürtel macht eine Täschnerwerkstatt in Kalwaria Zebrzydowska.</li>
<li>Die Socken strickt ein Betrieb in Aleksandrów Łódzki.</li>
</ul>
<h2>Wir reparieren</h2>
<p>Pullover stopfen wir fünf Jahre lang kostenlos, Kinderkleidung zwei Jahre lang. Alles andere ändern wir zu den Preisen, die du unter <a href="/schnitte-und-services/schneiderservice">Schneiderservice</a> findest.</p>
<p><strong>Hinweis:</strong> Brzask ist ein erfundenes Label. Dieser Shop führt die Software Pasaż vor; wirklich kaufen kann man hier nichts.</p>`,
	},
	'jak-szyjemy': {
		title: 'Wie wir nähen',
		metaDescription:
			'Von der Skizze bis zum Paket: wie bei Brzask ein Kleidungsstück entsteht und warum das mehrere Monate dauert.',
		content: `
<p>Von der ersten Zeichnung bis zum Versand vergehen bei uns meist vier bis sieben Monate. Das passiert in dieser Zeit.</p>
<h2>1. Zeichnung und Stoff</h2>
<p>Am Anfang steht das Material und nicht die Skizze. Erst wenn wir wissen, wie ein Stoff fällt, zeichnen wir, was daraus werden soll. Die Probe waschen wir zehnmal, bevor wir einen Ballen bestellen.</p>
<h2>2. Schnitt</h2>
<p>Der Schnitt entsteht auf Papier, dann am Computer und zuletzt an jemandem von uns. Hosen probieren vier Personen mit verschiedenen Figuren an; wenn auch nur eine murrt, geht es zurück an den Tisch.</p>
<h2>3. Zuschnitt</h2>
<p>Wir legen die Teile so, dass weniger als acht Prozent Verschnitt bleiben. Aus den größeren Resten werden Kinderkleider und Beutel, aus den kleineren Haargummis und aus den kleinsten Kissenfüllungen fürs Tierheim.</p>
<h2>4. Nähen</h2>
<p>Ein Kleidungsstück näht eine Person. Ihr Name steht auf dem Etikett, damit du weißt, wem du danken kannst.</p>
<h2>5. Waschen und Prüfen</h2>
<p>Fertige Stücke aus Leinen und Baumwolle waschen wir, darum gehen sie zu Hause nicht mehr ein. Zum Schluss sehen wir sie uns bei Tageslicht an, von beiden Seiten.</p>`,
	},
	kontakt: {
		title: 'Kontakt',
		metaDescription: 'Schreib dem Atelier von Brzask oder ruf an. Wir antworten an Werktagen von 9 bis 16 Uhr.',
		content: `
<p>Wir antworten an Werktagen von 9 bis 16 Uhr, meist noch am selben Tag.</p>
<ul>
<li>E-Mail: <a href="mailto:dzien.dobry@brzask.example">dzien.dobry@brzask.example</a></li>
<li>Telefon: +48 42 000 00 00</li>
<li>Adresse von Atelier und Rücksendungen: Brzask (Demodaten), ul. Przykładowa 1, 90-000 Łódź, Polen</li>
</ul>
<p>Ins Atelier kannst du nach Absprache kommen, am besten dienstags oder donnerstags. Wir kochen Tee und zeigen dir, wie ein Mantel entsteht.</p>
<p>Wenn es um eine Bestellung geht, schreib ihre Nummer dazu. Dann antworten wir schneller.</p>`,
	},
};
