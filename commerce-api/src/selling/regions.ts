import type { Region } from '@pasaz/kernel/contract/country';

/** What belongs into an address of these countries, as `code name` with commas between: provinces, states, territories. */
const REGIONS: Record<string, string> = {
	IT: 'AG Agrigento,AL Alessandria,AN Ancona,AO Aosta,AR Arezzo,AP Ascoli Piceno,AT Asti,AV Avellino,BA Bari,BT Barletta-Andria-Trani,BL Belluno,BN Benevento,BG Bergamo,BI Biella,BO Bologna,BZ Bolzano,BS Brescia,BR Brindisi,CA Cagliari,CL Caltanissetta,CB Campobasso,CE Caserta,CT Catania,CZ Catanzaro,CH Chieti,CO Como,CS Cosenza,CR Cremona,KR Crotone,CN Cuneo,EN Enna,FM Fermo,FE Ferrara,FI Firenze,FG Foggia,FC Forlì-Cesena,FR Frosinone,GE Genova,GO Gorizia,GR Grosseto,IM Imperia,IS Isernia,SP La Spezia,AQ L’Aquila,LT Latina,LE Lecce,LC Lecco,LI Livorno,LO Lodi,LU Lucca,MC Macerata,MN Mantova,MS Massa-Carrara,MT Matera,ME Messina,MI Milano,MO Modena,MB Monza e della Brianza,NA Napoli,NO Novara,NU Nuoro,OR Oristano,PD Padova,PA Palermo,PR Parma,PV Pavia,PG Perugia,PU Pesaro e Urbino,PE Pescara,PC Piacenza,PI Pisa,PT Pistoia,PN Pordenone,PZ Potenza,PO Prato,RG Ragusa,RA Ravenna,RC Reggio Calabria,RE Reggio Emilia,RI Rieti,RN Rimini,RM Roma,RO Rovigo,SA Salerno,SS Sassari,SV Savona,SI Siena,SR Siracusa,SO Sondrio,SU Sud Sardegna,TA Taranto,TE Teramo,TR Terni,TO Torino,TP Trapani,TN Trento,TV Treviso,TS Trieste,UD Udine,VA Varese,VE Venezia,VB Verbano-Cusio-Ossola,VC Vercelli,VR Verona,VV Vibo Valentia,VI Vicenza,VT Viterbo',
	US: 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
	CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
};

export function regionsOf(country: string): Region[] | undefined {
	return REGIONS[country]?.split(',').map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }));
}

/** The name of a region that is given by its code or its name; what the shop does not know stays as it is. */
export function regionName(country: string, given: string | null | undefined): string | undefined {
	if (!given) return undefined;
	const isGiven = (text: string) => text.toLowerCase() === given.toLowerCase();
	return regionsOf(country.toUpperCase())?.find(({ code, name }) => isGiven(code) || isGiven(name))?.name ?? given;
}
