/** The newest mail that the sandbox kept. */
import type { Container } from '../../container.ts'
import { newestMails } from '../../store/repositories/mails.ts'

export const readMailbox = ({ db }: Pick<Container, 'db'>) => newestMails(db)
