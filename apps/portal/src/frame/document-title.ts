/** Titles of documents: what the page is, then whose it is. */
import { currentOrganisation } from '../session/organisation.ts'

export const documentTitle = (title: string): string => `${title} · ${currentOrganisation().orgMetaData.companyInfo.name}`
