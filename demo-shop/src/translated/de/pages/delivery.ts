import type { Translation } from '../../translation.ts';

export const delivery: Translation['pages'] = {
	'dostawa-i-platnosc': {
		title: 'Versand und Zahlung',
		metaDescription:
			'Paketautomat 4,99 €, DPD-Kurier 5,95 €, ab 90 € kostenlos. Per Nachnahme, Überweisung oder Sofortzahlung.',
		content: `
<h2>Versand</h2>
<table>
<thead><tr><th>Versandart</th><th>Kosten</th><th>Dauer</th></tr></thead>
<tbody>
<tr><td>Paketautomat, Bestellungen unter 90 €</td><td>4,99 €</td><td>3–5 Werktage ab Versand</td></tr>
<tr><td>DPD-Kurier, Bestellungen unter 90 €</td><td>5,95 €</td><td>3–4 Werktage ab Versand</td></tr>
<tr><td>Beides, Bestellungen ab 90 €</td><td>kostenlos</td><td>3–5 Werktage ab Versand</td></tr>
<tr><td>Geschenkkarten, Schnittmuster und Services</td><td>kostenlos</td><td>per E-Mail nach Zahlungseingang</td></tr>
</tbody>
</table>
<p>Bestellungen, die an einem Werktag bis 12 Uhr bezahlt sind, verschicken wir am selben Tag, spätere am nächsten. Für die Grenze von 90 € zählt der Warenwert nach Abzug aller Rabatte.</p>
<p>Wir liefern nach Deutschland, Polen und Italien. Der Kurier meldet sich per SMS und nennt am Tag der Zustellung ein Zeitfenster von einer Stunde; du kannst das Paket auf einen anderen Tag, zu Nachbarn oder in einen Paketshop umleiten.</p>
<h2>Zahlung</h2>
<ul>
<li><strong>Sofortzahlung</strong>: Online-Überweisung, BLIK oder Karte. Die Bestellung bestätigen wir sofort.</li>
<li><strong>Überweisung</strong>: Die Angaben dazu zeigen wir nach der Bestellung und schicken sie per E-Mail. Wir warten 7 Tage darauf.</li>
<li><strong>Nachnahme</strong>: bar oder mit Karte beim Kurier, ohne Aufpreis. Für Geschenkkarten, Schnittmuster und Services steht sie nicht zur Verfügung.</li>
</ul>
<p>Alle Preise verstehen sich in Euro und enthalten die Mehrwertsteuer. Jedem Paket liegt ein Beleg bei oder, wenn du bei der Bestellung eine Steuernummer angibst, eine Rechnung.</p>
<h2>Verpackung</h2>
<p>Wir packen in gebrauchte Kartons mit Papierklebeband. Auf Wunsch wickeln wir alles in Seidenpapier und legen eine Grußkarte dazu, ohne Aufpreis; schreib es einfach in die Hinweise zur Bestellung.</p>
<h2>Wenn das Paket beschädigt ankommt</h2>
<p>Wenn es geht, nimm mit dem Kurier ein Schadensprotokoll auf und mach ein Foto. Auch ohne Protokoll bleiben dir alle Ansprüche, aber es hilft, die Sache schneller zu klären.</p>`,
	},
	'tabela-rozmiarow': {
		title: 'Größentabelle',
		metaDescription: 'Körpermaße für Damen-, Herren- und Kindergrößen sowie die Größen von Socken und Gürteln.',
		content: `
<p>Wir geben Körpermaße in Zentimetern an, nicht die Maße des Kleidungsstücks. Miss dich in Unterwäsche, mit waagerecht liegendem Maßband und ohne zu ziehen. Liegst du zwischen zwei Größen, hilft der Hinweis in der Produktbeschreibung.</p>
<h2>Damen: Buchstabengrößen</h2>
<table>
<thead><tr><th>Größe</th><th>Brust</th><th>Taille</th><th>Hüfte</th></tr></thead>
<tbody>
<tr><td>XS</td><td>80–83</td><td>62–65</td><td>88–91</td></tr>
<tr><td>S</td><td>84–87</td><td>66–69</td><td>92–95</td></tr>
<tr><td>M</td><td>88–92</td><td>70–74</td><td>96–100</td></tr>
<tr><td>L</td><td>93–98</td><td>75–80</td><td>101–106</td></tr>
<tr><td>XL</td><td>99–105</td><td>81–87</td><td>107–112</td></tr>
<tr><td>XXL</td><td>106–113</td><td>88–95</td><td>113–119</td></tr>
</tbody>
</table>
<h2>Damen: Hosen und Blazer</h2>
<table>
<thead><tr><th>Größe</th><th>Taille</th><th>Hüfte</th></tr></thead>
<tbody>
<tr><td>34</td><td>64</td><td>90</td></tr>
<tr><td>36</td><td>68</td><td>94</td></tr>
<tr><td>38</td><td>72</td><td>98</td></tr>
<tr><td>40</td><td>76</td><td>102</td></tr>
<tr><td>42</td><td>80</td><td>106</td></tr>
<tr><td>44</td><td>85</td><td>110</td></tr>
<tr><td>46</td><td>90</td><td>115</td></tr>
</tbody>
</table>
<h2>Herren</h2>
<table>
<thead><tr><th>Größe</th><th>Brust</th><th>Bund</th><th>Körpergröße</th></tr></thead>
<tbody>
<tr><td>S (46)</td><td>90–94</td><td>78–82</td><td>168–176</td></tr>
<tr><td>M (48)</td><td>95–99</td><td>83–87</td><td>172–180</td></tr>
<tr><td>L (50–52)</td><td>100–106</td><td>88–95</td><td>176–184</td></tr>
<tr><td>XL (54)</td><td>107–112</td><td>96–102</td><td>178–188</td></tr>
<tr><td>XXL (56)</td><td>113–119</td><td>103–110</td><td>180–190</td></tr>
</tbody>
</table>
<h2>Kinder</h2>
<p>Die Größe entspricht der Körpergröße. Für ein Kind von 113 cm nimm 116; der Platz zum Wachsen steckt schon im Schnitt.</p>
<table>
<thead><tr><th>Größe</th><th>Alter (ungefähr)</th><th>Brust</th></tr></thead>
<tbody>
<tr><td>98</td><td>2–3 Jahre</td><td>54</td></tr>
<tr><td>104</td><td>3–4 Jahre</td><td>56</td></tr>
<tr><td>110</td><td>4–5 Jahre</td><td>58</td></tr>
<tr><td>116</td><td>5–6 Jahre</td><td>60</td></tr>
<tr><td>122</td><td>6–7 Jahre</td><td>62</td></tr>
<tr><td>128</td><td>7–8 Jahre</td><td>64</td></tr>
<tr><td>134</td><td>8–9 Jahre</td><td>67</td></tr>
<tr><td>140</td><td>9–10 Jahre</td><td>70</td></tr>
<tr><td>146</td><td>10–11 Jahre</td><td>73</td></tr>
</tbody>
</table>
<h2>Socken und Gürtel</h2>
<p>Die Sockengröße ist die Schuhgröße. Die Gürtellänge messen wir von der Schnalle bis zum mittleren Loch: Nimm die, die dem Umfang entspricht, auf dem du deine Hose trägst.</p>`,
	},
	'pielegnacja-ubran': {
		title: 'Pflege',
		metaDescription:
			'Wie du Leinen, Wolle, Denim und Leder pflegst, damit sie lange halten. Ein kurzer Ratgeber aus dem Atelier.',
		content: `
<p>Am meisten schadet Kleidung das häufige Waschen. Bevor etwas in den Wäschekorb wandert, versuch es mit Lüften oder wisch den Fleck mit einem feuchten Tuch ab.</p>
<h2>Leinen und Baumwolle</h2>
<p>Wasch sie bei 40 °C mit ähnlichen Farben und ohne Weichspüler: Er legt sich um die Fasern, und der Stoff saugt schlechter. Häng Leinen zum Trocknen auf und bügle es, solange es feucht ist, oder gar nicht. Weiß frischt die Sonne auf.</p>
<h2>Wolle</h2>
<p>Eine Nacht am offenen Fenster genügt. Alle paar Wochen wäschst du den Pullover von Hand oder im Wollprogramm, mit einem Mittel mit Lanolin, und trocknest ihn liegend auf einem Handtuch. Nassen Strick nie aufhängen. Knötchen sind bei neuer Wolle normal; nimm sie mit dem Wollkamm ab.</p>
<h2>Denim</h2>
<p>Nach jedem zehnten Tragen, auf links, bei 30 °C. Flecken nur punktuell reinigen.</p>
<h2>Cord und Samt</h2>
<p>Auf links waschen, ohne starkes Schleudern trocknen. Nicht von außen bügeln; der Dampf aus dem Wasserkocher genügt, um den Flor aufzurichten.</p>
<h2>Gewachste Baumwolle</h2>
<p>Keine Maschine und keine Waschmittel. Kaltes Wasser, ein Schwamm, Geduld. Einmal im Jahr frischst du das Wachs auf: mit dem Föhn erwärmen und mit einem Lappen einreiben.</p>
<h2>Leder</h2>
<p>Trag zweimal im Jahr eine dünne Schicht farblose Creme auf. Ist die Tasche nass geworden, stopf sie mit Papier aus und stell sie nicht an die Heizung.</p>
<h2>Motten</h2>
<p>Wasch die Wolle vor dem Sommer und leg sie in einem Leinenbeutel mit Lavendel oder einem Stück Zedernholz weg. Motten mögen nichts Sauberes.</p>`,
	},
};
