import type { Translation } from '../../translation.ts';

export const returns: Translation['pages'] = {
	'zwroty-i-reklamacje': {
		title: 'Resi e reclami',
		metaDescription:
			'Hai 14 giorni per recedere senza indicare il motivo e 2 anni di garanzia legale se il prodotto non è conforme. Ecco come fare.',
		content: `
<h2>Recesso entro 14 giorni</h2>
<p>Se acquisti come consumatore, puoi recedere dal contratto entro 14 giorni senza indicare alcun motivo (direttiva 2011/83/UE; in Italia articoli 52 e seguenti del Codice del consumo). Lo stesso vale per l’imprenditore a cui la legge riconosce i diritti del consumatore. Il termine decorre dal giorno in cui il pacco è arrivato a te o alla persona da te indicata; se l’ordine è spedito in più pacchi, dalla consegna dell’ultimo.</p>
<ol>
<li>Inviaci la dichiarazione di recesso: nella pagina <a href="/odstapienie">Recedi dal contratto qui</a> (la conferma con data e ora arriva subito via e-mail), via e-mail a <a href="mailto:zwroty@brzask.example">zwroty@brzask.example</a> o per lettera. Basta spedirla prima che scadano i 14 giorni. Puoi usare il modello in fondo a questa pagina, ma non è obbligatorio.</li>
<li>Rispedisci i prodotti entro 14 giorni dal giorno in cui hai inviato la dichiarazione. L’indirizzo è nella pagina <a href="/kontakt">Contatti</a>. Il costo diretto della restituzione è a carico di chi acquista.</li>
<li>Ti rimborsiamo tutti i pagamenti ricevuti, compreso il costo del metodo di consegna standard più economico tra quelli che offriamo, senza indebito ritardo e comunque entro 14 giorni dal ricevimento della dichiarazione. Possiamo trattenere il rimborso finché non riceviamo i prodotti o finché non ci mandi la prova di averli spediti, a seconda di quale fatto avviene prima.</li>
</ol>
<p>Rimborsiamo con lo stesso metodo usato per il pagamento, a meno che tu non ne accetti un altro, che comunque non ti costerà nulla. Se hai pagato alla consegna, ti chiederemo il numero di conto.</p>
<p>Puoi provare i capi come faresti in negozio. Rispondi della diminuzione del loro valore solo se li usi in modo diverso da quello necessario a verificarne la natura, le caratteristiche e il funzionamento.</p>
<h3>Che cosa non si può restituire</h3>
<ul>
<li>i prodotti fatti secondo le tue indicazioni, per esempio cuciti su misura, accorciati su richiesta o con le iniziali ricamate;</li>
<li>i cartamodelli PDF, se con il tuo consenso espresso abbiamo iniziato a fornirli prima dei 14 giorni, ti abbiamo avvertito che così perdi il diritto di recesso e te ne abbiamo inviato conferma;</li>
<li>i servizi eseguiti per intero con il tuo consenso espresso, dopo averti avvertito che così perdi il diritto di recesso.</li>
</ul>
<h2>Cambio</h2>
<p>Non facciamo cambi diretti. La via più rapida è ordinare la taglia giusta e restituire quella sbagliata.</p>
<h2>Reclamo</h2>
<p>Rispondiamo della conformità del prodotto al contratto: è la garanzia legale (direttiva (UE) 2019/771; in Italia articoli 128 e seguenti del Codice del consumo). Se il difetto esisteva alla consegna e si è manifestato entro due anni, puoi far valere i tuoi diritti; per tutti e due gli anni presumiamo, a tuo favore, che il difetto esistesse già alla consegna.</p>
<ul>
<li>Per prima cosa puoi chiedere la riparazione o la sostituzione. La facciamo a nostre spese e in un tempo ragionevole; anche il ritiro del prodotto è a nostre spese.</li>
<li>Se non ripristiniamo la conformità, se rifiutiamo, se il difetto rimane oppure è così grave da giustificarlo subito, puoi chiedere una riduzione del prezzo o la risoluzione del contratto. La risoluzione non è possibile se il difetto è di lieve entità.</li>
</ul>
<p>Segnalacelo con le foto nella pagina dell’ordine («Presenta un reclamo») o via e-mail a <a href="mailto:reklamacje@brzask.example">reklamacje@brzask.example</a> (la lettera la prepari nella pagina <a href="/reklamacja">Reclamo</a>): numero d’ordine, una breve descrizione, una foto e che cosa ti aspetti. Rispondiamo entro 14 giorni dal ricevimento del reclamo. Se non lo facciamo, il reclamo si considera accolto.</p>
<h2>Se non siamo d’accordo</h2>
<p>Puoi chiedere aiuto gratuitamente a un’associazione di consumatori o al Centro europeo consumatori Italia (<a href="https://ecc-netitalia.it">ecc-netitalia.it</a>), che segue le controversie con venditori di altri Paesi dell’Unione europea. In Polonia sono competenti i difensori civici dei consumatori e l’Ispettorato del commercio (mediazione, collegio arbitrale permanente); le informazioni sulla risoluzione extragiudiziale delle controversie sono sul sito dell’autorità polacca UOKiK, <a href="https://uokik.gov.pl">uokik.gov.pl</a>.</p>
<h2>Modulo di recesso tipo</h2>
<blockquote>
<p>Destinatario: Brzask (dati dimostrativi), ul. Przykładowa 1, 90-000 Łódź, Polonia, zwroty@brzask.example</p>
<p>Con la presente notifico il recesso dal mio contratto di vendita dei seguenti beni: …</p>
<p>Ordinato il / ricevuto il: …</p>
<p>Nome e cognome: …</p>
<p>Indirizzo: …</p>
<p>Firma (solo se il modulo è inviato in versione cartacea) e data: …</p>
</blockquote>`,
	},
};
