/** The browser's entry: the organisation from the page, then React. */
import './console.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { makeQueryClient } from './query-client.ts'
import { organisationOf, setOrganisation } from './session/organisation.ts'

const organisation = organisationOf(document)
setOrganisation(organisation)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <BrowserRouter basename="/console">
    <App client={makeQueryClient()} />
  </BrowserRouter>,
)
