import type { Translation } from '../../translation.ts';

export const terms: Translation['pages'] = {
	regulamin: {
		title: 'Allgemeine Geschäftsbedingungen',
		metaDescription:
			'Die Regeln für den Einkauf bei Brzask: Bestellung, Preise, Lieferung, Widerruf, Reklamation und Bewertungen.',
		content: `
<p><em>Demodokument. Verkäufer, Adressen und Nummern sind erfunden; vor dem Einsatz in einem echten Shop sollte eine Juristin oder ein Jurist den Text prüfen.</em></p>
<h2>1. Wer den Shop betreibt</h2>
<p>Verkäuferin ist die Brzask sp. z o.o. (erfundene Firma), ul. Przykładowa 1, 90-000 Łódź, Polen, KRS 0000000000, NIP 0000000000, E-Mail dzien.dobry@brzask.example, Telefon +48 42 000 00 00.</p>
<h2>2. Wofür diese Bedingungen gelten</h2>
<p>Die Bedingungen regeln, wie Verträge über den Kauf von Kleidung und Accessoires zustande kommen, wie digitale Inhalte (PDF-Schnittmuster) bereitgestellt und wie Schneiderleistungen sowie elektronische Dienste erbracht werden: Konto, Wunschliste und Newsletter. Du kannst sie kostenlos abrufen, speichern und ausdrucken.</p>
<p>Um den Shop zu nutzen, genügen ein aktueller Browser und eine E-Mail-Adresse. Rechtswidrige Inhalte dürfen über den Shop nicht übermittelt werden.</p>
<h2>3. Bestellung</h2>
<ol>
<li>Such dir etwas aus, leg es in den Warenkorb und gib Lieferadresse, Versand- und Zahlungsart an.</li>
<li>Vor dem Absenden siehst du eine Zusammenfassung mit Gesamtpreis und Versandkosten. Deine Angaben kannst du korrigieren, bis du auf „Zahlungspflichtig bestellen“ klickst.</li>
<li>Der Vertrag kommt zustande, wenn du die E-Mail erhältst, in der wir die Annahme der Bestellung bestätigen. Darin stehen der Inhalt der Bestellung und Links zu diesen Bedingungen und zur Widerrufsbelehrung.</li>
</ol>
<p>Du kannst ohne Konto einkaufen. Der Vertrag wird auf Deutsch geschlossen.</p>
<h2>4. Preise und Angebote</h2>
<p>Die Preise verstehen sich in Euro einschließlich Mehrwertsteuer. Wenn wir eine Preissenkung angeben, zeigen wir neben dem aktuellen Preis den niedrigsten Preis der letzten 30 Tage vor der Senkung. Angebote lassen sich nicht mit Rabattcodes verbinden, sofern ihre Regeln nichts anderes sagen. Wir passen Preise nicht durch automatisierte Entscheidungen an einzelne Personen an.</p>
<h2>5. Zahlung und Lieferung</h2>
<p>Zahlungs- und Versandarten samt Kosten stehen auf der Seite <a href="/dostawa-i-platnosc">Versand und Zahlung</a>. Geht die Zahlung für eine im Voraus zu bezahlende Bestellung nicht innerhalb von 30 Minuten ein, bei Überweisung nicht innerhalb von 7 Tagen, stornieren wir sie; bis wann wir warten, steht auf der Bestellseite und in der E-Mail. Wir liefern spätestens 30 Tage nach Vertragsschluss, sofern beim Produkt keine kürzere Frist steht.</p>
<h2>6. PDF-Schnittmuster</h2>
<p>Schnittmuster stellen wir unverzüglich nach Zahlungseingang zum Download bereit. Die Lizenz umfasst den eigenen Gebrauch und das Nähen von bis zu zwanzig Stücken im Jahr zum Verkauf; die Dateien selbst dürfen nicht weitergegeben werden.</p>
<h2>7. Geschenkkarten</h2>
<p>Die Karte ist ein Mehrzweckgutschein auf den Inhaber und gilt 24 Monate ab Kauf. Sie kann mehrfach eingelöst werden, bis das Guthaben aufgebraucht ist, und wird nicht in bar ausgezahlt. Wer sie als Verbraucherin oder Verbraucher kauft, kann den Kauf innerhalb von 14 Tagen widerrufen, sofern die Karte nicht benutzt wurde.</p>
<h2>8. Widerruf und Reklamation</h2>
<p>Verbraucherinnen und Verbraucher sowie ihnen gleichgestellte Unternehmer können den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Wir sind verpflichtet, Ware zu liefern, die dem Vertrag entspricht. Einzelheiten, Ausnahmen und das Musterformular stehen auf der Seite <a href="/zwroty-i-reklamacje">Rückgabe und Reklamation</a>.</p>
<h2>9. Bewertungen</h2>
<p>Produkte bewerten kann, wer angemeldet ist oder den Link aus unserer E-Mail zur Bestellung öffnet. Wir lesen jede Bewertung, bevor sie erscheint. Bewertungen von Personen, die das Produkt laut ihren Bestellungen gekauft haben, kennzeichnen wir als bestätigten Kauf; die übrigen prüfen wir nicht auf Echtheit. Wir veröffentlichen positive wie negative Bewertungen, kaufen keine und ändern ihren Inhalt nicht. Wir entfernen nur rechtswidrige und beleidigende Beiträge.</p>
<h2>10. Konto und elektronische Dienste</h2>
<p>Das Konto ist kostenlos und unbefristet. Du kannst es jederzeit in den Einstellungen löschen. Beschwerden über die Funktion des Shops bearbeiten wir innerhalb von 14 Tagen.</p>
<h2>11. Streitigkeiten und anwendbares Recht</h2>
<p>Verbraucherinnen und Verbraucher können außergerichtliche Wege der Streitbeilegung nutzen, insbesondere die Hilfe des Europäischen Verbraucherzentrums Deutschland und die Schlichtung der polnischen Handelsinspektion. Wohnst du in Deutschland, behältst du den Schutz der zwingenden Vorschriften des deutschen Verbraucherrechts (Art. 6 der Verordnung Rom I). Diese Bedingungen schränken Rechte aus zwingendem Recht nicht ein.</p>
<h2>12. Änderungen</h2>
<p>Über Änderungen informieren wir alle, die ein Konto haben, 14 Tage im Voraus. Für frühere Bestellungen gilt die Fassung, die bei ihrer Abgabe in Kraft war.</p>
<p>Fassung vom 1. Oktober 2026</p>`,
	},
	'polityka-prywatnosci': {
		title: 'Datenschutzerklärung',
		metaDescription: 'Welche Daten wir erheben, wozu, wie lange wir sie behalten und welche Rechte du hast.',
		content: `
<p><em>Demodokument. Die verantwortliche Stelle ist erfunden.</em></p>
<h2>Verantwortliche Stelle</h2>
<p>Verantwortlich für die Datenverarbeitung ist die Brzask sp. z o.o. (erfundene Firma), ul. Przykładowa 1, 90-000 Łódź, Polen. In Datenschutzfragen schreib an <a href="mailto:dane@brzask.example">dane@brzask.example</a>.</p>
<h2>Wozu und auf welcher Grundlage</h2>
<table>
<thead><tr><th>Zweck</th><th>Grundlage (DSGVO)</th><th>Wie lange</th></tr></thead>
<tbody>
<tr><td>Abwicklung der Bestellung und Führung des Kontos</td><td>Art. 6 Abs. 1 lit. b: Vertrag</td><td>bis zur Erfüllung des Vertrags, das Konto bis zu seiner Löschung</td></tr>
<tr><td>Buchhaltung und Steuern</td><td>Art. 6 Abs. 1 lit. c: rechtliche Pflicht</td><td>5 Jahre ab Ende des Jahres, in dem die Steuer fällig war</td></tr>
<tr><td>Reklamationen und Rückgaben</td><td>Art. 6 Abs. 1 lit. c: rechtliche Pflicht</td><td>bis zum Ende des Verfahrens und zum Ablauf der Verjährungsfristen</td></tr>
<tr><td>Durchsetzung und Abwehr von Ansprüchen</td><td>Art. 6 Abs. 1 lit. f: berechtigtes Interesse</td><td>bis zur Verjährung der Ansprüche</td></tr>
<tr><td>Newsletter</td><td>Art. 6 Abs. 1 lit. a: Einwilligung</td><td>bis zum Widerruf der Einwilligung, in Abmeldelinks noch bis zu 30 Tage nach dem Versand der E-Mail</td></tr>
<tr><td>Besuchsstatistik</td><td>Art. 6 Abs. 1 lit. a: Einwilligung</td><td>bis zu 14 Monate</td></tr>
</tbody>
</table>
<p>Du gibst deine Daten freiwillig an, aber ohne Adresse können wir kein Paket verschicken. Vom Newsletter kannst du dich jederzeit mit einem Klick abmelden; der Widerruf einer Einwilligung ändert nichts an dem, was vorher geschehen ist.</p>
<h2>An wen wir sie weitergeben</h2>
<p>An den Kurierdienst, den Zahlungsdienstleister, das Buchhaltungsbüro und den Hostinganbieter, soweit es für die jeweilige Leistung nötig ist. Wir verkaufen keine Daten und übermitteln sie nicht in Länder außerhalb des Europäischen Wirtschaftsraums.</p>
<h2>Deine Rechte</h2>
<p>Du kannst Auskunft über deine Daten und eine Kopie verlangen, ihre Berichtigung, Löschung, Übertragung und die Einschränkung der Verarbeitung. Einer Verarbeitung, die auf einem berechtigten Interesse beruht, kannst du widersprechen. Du kannst dich bei der Datenschutzbehörde deines Bundeslandes beschweren oder bei der für uns zuständigen polnischen Behörde, dem Präsidenten des Amtes für den Schutz personenbezogener Daten (UODO).</p>
<p>Wir treffen dir gegenüber keine ausschließlich automatisierten Entscheidungen und erstellen keine Profile, die rechtliche Wirkung für dich hätten.</p>
<h2>Cookies und Speicher des Browsers</h2>
<p>Notwendige Einträge (Warenkorb, Sitzung, Datenschutzauswahl) brauchen keine Einwilligung, denn ohne sie könnte der Shop nicht arbeiten. Warenkorb, Wunschliste und zuletzt angesehene Produkte liegen im Speicher deines Browsers. Statistik- und Marketing-Cookies setzen wir erst mit deiner Einwilligung (§ 25 TDDDG), und du kannst sie jederzeit ändern.</p>`,
	},
};
