/** Titles of documents: what the page is, then whose it is. */
import { currentOrganization } from '../session/organization.ts'

export const documentTitle = (title: string): string => `${title} · ${currentOrganization().orgMetaData.companyInfo.name}`
