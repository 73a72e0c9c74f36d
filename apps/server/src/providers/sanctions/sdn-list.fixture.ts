/** A few made-up entries in the published form of SDN.XML. */
export const SDN_XML = `<?xml version="1.0" standalone="yes"?>
<sdnList xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML">
  <publshInformation><Publish_Date>11/20/2026</Publish_Date><Record_Count>3</Record_Count></publshInformation>
  <sdnEntry>
    <uid>90101</uid><firstName>Ignacio José</firstName><lastName>BARRANCA-O'MALLEY</lastName><sdnType>Individual</sdnType>
    <remarks>Example &amp; made up.</remarks>
    <programList><program>SDNTK</program><program>ILLICIT-DRUGS-EO14059</program></programList>
    <akaList>
      <aka><uid>1</uid><type>a.k.a.</type><category>strong</category><lastName>VALDORO</lastName><firstName>Nacho</firstName></aka>
      <aka><uid>2</uid><type>a.k.a.</type><category>weak</category><lastName>EL REY</lastName><firstName>Ana</firstName></aka>
    </akaList>
    <dateOfBirthList>
      <dateOfBirthItem><uid>3</uid><dateOfBirth>17 May 1984</dateOfBirth><mainEntry>true</mainEntry></dateOfBirthItem>
    </dateOfBirthList>
    <idList><id><uid>4</uid><idType>Passport</idType><idNumber>X1</idNumber><idCountry>Nowhere</idCountry></id></idList>
  </sdnEntry>
  <sdnEntry><uid>90102</uid><lastName>ANA REYES SHIPPING</lastName><sdnType>Entity</sdnType><programList><program>IRAN</program></programList></sdnEntry>
  <sdnEntry>
    <uid>90103</uid><firstName>Oksana</firstName><lastName>TREMBLAYEVA</lastName><sdnType>Individual</sdnType>
    <programList><program>UKRAINE-EO13660</program></programList>
    <dateOfBirthList><dateOfBirthItem><uid>5</uid><dateOfBirth>circa 1961</dateOfBirth><mainEntry>true</mainEntry></dateOfBirthItem></dateOfBirthList>
  </sdnEntry>
</sdnList>`
