/** The register's page of one company; an organization that names an address of its own is linked there. */
export const nmlsCompanyUrl = (nmlsUrl: string, nmlsNumber: string): string =>
  /^https:\/\/(www\.)?nmlsconsumeraccess\.org\/?$/i.test(nmlsUrl)
    ? `https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/${encodeURIComponent(nmlsNumber)}`
    : nmlsUrl
