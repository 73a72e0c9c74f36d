import { NotAvailable } from '../../page/not-available.tsx'

/** A part for brokers' groups, for which there is nothing to show: said plainly. */
export default function NotEnabled() {
  return <NotAvailable part="Group Manager" />
}
