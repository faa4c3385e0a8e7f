import type { Translation } from '../../translation.ts';

export const returns: Translation['pages'] = {
	'zwroty-i-reklamacje': {
		title: 'Rückgabe und Reklamation',
		metaDescription:
			'Du kannst innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen und bist 2 Jahre lang bei Mängeln geschützt. So geht es.',
		content: `
<h2>Widerrufsrecht: 14 Tage</h2>
<p>Wenn du als Verbraucherin oder Verbraucher kaufst, kannst du den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen (§§ 312g, 355 BGB, auf Grundlage der Richtlinie 2011/83/EU). Die Frist läuft ab dem Tag, an dem du oder eine von dir benannte Person, die nicht der Beförderer ist, das Paket erhalten hat; bei einer Bestellung in mehreren Paketen ab dem Erhalt des letzten. Dasselbe Recht räumen wir Unternehmern ein, die nach polnischem Recht wie Verbraucher geschützt sind.</p>
<ol>
<li>Schick uns eine eindeutige Erklärung, dass du widerrufst: auf der Seite <a href="/odstapienie">Vertrag hier widerrufen</a> (die Bestätigung mit Datum und Uhrzeit kommt sofort per E-Mail), per E-Mail an <a href="mailto:zwroty@brzask.example">zwroty@brzask.example</a> oder per Brief an Brzask (Demodaten), ul. Przykładowa 1, 90-000 Łódź, Polen. Es genügt, wenn du sie vor Ablauf der 14 Tage absendest. Du kannst das Muster am Ende dieser Seite verwenden, musst es aber nicht.</li>
<li>Schick die Ware spätestens 14 Tage nach dem Tag zurück, an dem du deinen Widerruf erklärt hast. Die Frist ist gewahrt, wenn du sie vorher absendest. Die Adresse steht unter <a href="/kontakt">Kontakt</a>. Die unmittelbaren Kosten der Rücksendung trägst du.</li>
<li>Wir erstatten alle Zahlungen, die wir von dir erhalten haben, einschließlich der Kosten der günstigsten Standardlieferung, die wir anbieten: unverzüglich und spätestens 14 Tage nach Eingang deines Widerrufs. Wir dürfen damit warten, bis die Ware wieder bei uns ist oder du nachweist, dass du sie abgeschickt hast, je nachdem, was früher eintritt.</li>
</ol>
<p>Für die Rückzahlung nutzen wir dasselbe Zahlungsmittel, mit dem du bezahlt hast, sofern du nicht einem anderen zustimmst; Kosten entstehen dir dadurch in keinem Fall. Bei Nachnahme fragen wir dich nach einer Kontoverbindung.</p>
<p>Du darfst Kleidung anprobieren wie im Laden. Für einen Wertverlust musst du nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.</p>
<h3>Was sich nicht zurückgeben lässt</h3>
<ul>
<li>Stücke, die nach deinen Vorgaben angefertigt wurden, zum Beispiel maßgeschneidert, auf Wunsch gekürzt oder mit Initialen bestickt;</li>
<li>PDF-Schnittmuster, wenn wir mit deiner ausdrücklichen Zustimmung vor Ablauf der 14 Tage mit der Bereitstellung begonnen haben, du bestätigt hast, dass du damit dein Widerrufsrecht verlierst, und wir dir das bestätigt haben;</li>
<li>Dienstleistungen, die mit deiner ausdrücklichen Zustimmung vollständig erbracht sind, nachdem du bestätigt hast, dass du dein Widerrufsrecht dann verlierst.</li>
</ul>
<h2>Umtausch</h2>
<p>Einen direkten Umtausch gibt es bei uns nicht. Am schnellsten geht es, wenn du die richtige Größe neu bestellst und die andere zurückschickst.</p>
<h2>Reklamation</h2>
<p>Wir haften dafür, dass die Ware dem Vertrag entspricht (§§ 434 ff. BGB und Art. 43a ff. des polnischen Verbraucherrechtegesetzes). War sie bei der Lieferung mangelhaft und zeigt sich das innerhalb von zwei Jahren, stehen dir die gesetzlichen Rechte zu. Während der gesamten zwei Jahre gehen wir davon aus, dass der Mangel schon bei der Lieferung bestand; das ist mehr, als § 477 BGB verlangt.</p>
<ul>
<li>Zuerst kannst du Nacherfüllung verlangen, also Reparatur oder Ersatz. Wir leisten sie auf unsere Kosten und in angemessener Zeit; auch die Abholung zahlen wir.</li>
<li>Stellen wir den vertragsgemäßen Zustand nicht her, verweigern wir es, bleibt der Mangel bestehen oder ist er so schwer, dass es sofort gerechtfertigt ist, kannst du den Preis mindern oder vom Vertrag zurücktreten. Bei einem unerheblichen Mangel ist der Rücktritt ausgeschlossen. Ansprüche auf Schadensersatz nach dem Gesetz bleiben dir daneben.</li>
</ul>
<p>Melde den Mangel mit Fotos auf der Seite deiner Bestellung („Reklamieren“) oder per E-Mail an <a href="mailto:reklamacje@brzask.example">reklamacje@brzask.example</a> (das Schreiben erstellst du unter <a href="/reklamacja">Reklamation</a>): Bestellnummer, kurze Beschreibung, ein Foto und was du von uns erwartest. Wir antworten innerhalb von 14 Tagen nach Eingang. Tun wir das nicht, gilt die Reklamation als anerkannt.</p>
<h2>Wenn wir uns nicht einig werden</h2>
<p>Bei Streit mit einem Händler aus einem anderen EU-Land hilft dir das Europäische Verbraucherzentrum Deutschland kostenlos: <a href="https://www.evz.de">evz.de</a>. Auch die Verbraucherzentrale deines Bundeslandes berät dich. In Polen vermittelt die Handelsinspektion (Inspekcja Handlowa), die auch ständige Schiedsgerichte unterhält; über außergerichtliche Verfahren informiert der Präsident des Amtes UOKiK unter <a href="https://uokik.gov.pl">uokik.gov.pl</a>.</p>
<h2>Muster-Widerrufsformular</h2>
<blockquote>
<p>(Wenn du den Vertrag widerrufen willst, fülle dieses Formular aus und sende es zurück.)</p>
<p>An: Brzask (Demodaten), ul. Przykładowa 1, 90-000 Łódź, Polen, zwroty@brzask.example</p>
<p>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*): …</p>
<p>Bestellt am (*)/erhalten am (*): …</p>
<p>Name des/der Verbraucher(s): …</p>
<p>Anschrift des/der Verbraucher(s): …</p>
<p>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier) und Datum: …</p>
<p>(*) Unzutreffendes streichen.</p>
</blockquote>`,
	},
};
