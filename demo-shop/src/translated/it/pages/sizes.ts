import type { Translation } from '../../translation.ts';

export const sizes: Translation['pages'] = {
	'tabela-rozmiarow': {
		title: 'Tabella delle taglie',
		metaDescription: 'Misure del corpo per le taglie donna, uomo e bambino, più le misure di calzini e cinture.',
		content: `
<p>Indichiamo le misure del corpo in centimetri, non quelle del capo. Misurati in biancheria, con il metro orizzontale e senza tirarlo. Se sei tra due taglie, segui il consiglio nella descrizione del prodotto.</p>
<h2>Donna: taglie in lettere</h2>
<table>
<thead><tr><th>Taglia</th><th>Seno</th><th>Vita</th><th>Fianchi</th></tr></thead>
<tbody>
<tr><td>XS</td><td>80–83</td><td>62–65</td><td>88–91</td></tr>
<tr><td>S</td><td>84–87</td><td>66–69</td><td>92–95</td></tr>
<tr><td>M</td><td>88–92</td><td>70–74</td><td>96–100</td></tr>
<tr><td>L</td><td>93–98</td><td>75–80</td><td>101–106</td></tr>
<tr><td>XL</td><td>99–105</td><td>81–87</td><td>107–112</td></tr>
<tr><td>XXL</td><td>106–113</td><td>88–95</td><td>113–119</td></tr>
</tbody>
</table>
<h2>Donna: pantaloni e blazer</h2>
<p>Usiamo la numerazione polacca: per quella italiana aggiungi 4 (la nostra 38 è la 42 italiana); accanto alle taglie trovi tutte e due.</p>
<table>
<thead><tr><th>Taglia</th><th>Taglia italiana</th><th>Vita</th><th>Fianchi</th></tr></thead>
<tbody>
<tr><td>34</td><td>38</td><td>64</td><td>90</td></tr>
<tr><td>36</td><td>40</td><td>68</td><td>94</td></tr>
<tr><td>38</td><td>42</td><td>72</td><td>98</td></tr>
<tr><td>40</td><td>44</td><td>76</td><td>102</td></tr>
<tr><td>42</td><td>46</td><td>80</td><td>106</td></tr>
<tr><td>44</td><td>48</td><td>85</td><td>110</td></tr>
<tr><td>46</td><td>50</td><td>90</td><td>115</td></tr>
</tbody>
</table>
<h2>Uomo</h2>
<table>
<thead><tr><th>Taglia</th><th>Torace</th><th>Vita</th><th>Statura</th></tr></thead>
<tbody>
<tr><td>S (46)</td><td>90–94</td><td>78–82</td><td>168–176</td></tr>
<tr><td>M (48)</td><td>95–99</td><td>83–87</td><td>172–180</td></tr>
<tr><td>L (50–52)</td><td>100–106</td><td>88–95</td><td>176–184</td></tr>
<tr><td>XL (54)</td><td>107–112</td><td>96–102</td><td>178–188</td></tr>
<tr><td>XXL (56)</td><td>113–119</td><td>103–110</td><td>180–190</td></tr>
</tbody>
</table>
<h2>Bambino</h2>
<p>La taglia corrisponde alla statura. Per un bambino alto 113 cm scegli la 116: il margine è già previsto nel taglio.</p>
<table>
<thead><tr><th>Taglia</th><th>Età indicativa</th><th>Torace</th></tr></thead>
<tbody>
<tr><td>98</td><td>2–3 anni</td><td>54</td></tr>
<tr><td>104</td><td>3–4 anni</td><td>56</td></tr>
<tr><td>110</td><td>4–5 anni</td><td>58</td></tr>
<tr><td>116</td><td>5–6 anni</td><td>60</td></tr>
<tr><td>122</td><td>6–7 anni</td><td>62</td></tr>
<tr><td>128</td><td>7–8 anni</td><td>64</td></tr>
<tr><td>134</td><td>8–9 anni</td><td>67</td></tr>
<tr><td>140</td><td>9–10 anni</td><td>70</td></tr>
<tr><td>146</td><td>10–11 anni</td><td>73</td></tr>
</tbody>
</table>
<h2>Calzini e cinture</h2>
<p>La taglia dei calzini è il numero di scarpe. La lunghezza della cintura si misura dalla fibbia al foro centrale: scegli quella che corrisponde al giro nel punto in cui porti i pantaloni.</p>`,
	},
};
