/** The browser's entry: the organization from the page, then React. */
import './console.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { makeQueryClient } from './query-client.ts'
import { organizationOf, setOrganization } from './session/organization.ts'

const organization = organizationOf(document)
setOrganization(organization)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <BrowserRouter basename="/console">
    <App client={makeQueryClient()} />
  </BrowserRouter>,
)
