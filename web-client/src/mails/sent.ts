import type { SentMail } from '../protocol/SentMail';
import { knows, say } from '../words/words';

/** What a mail tells. */
export function kindWords({ kind }: SentMail): string {
  return knows(`sent-kind-${kind}`) ? say(`sent-kind-${kind}`) : say('sent-kind-unknown');
}

/** What became of a mail, in a sentence. */
export function stateWords(mail: SentMail, mailServer: boolean): string {
  switch (mail.state) {
    case 'sent':
      return mailServer
        ? say('sent-accepted', { answer: mail.answer ?? '' })
        : say('sent-accepted-here');
    case 'waiting':
      return mail.problem === null
        ? say('sent-waiting')
        : say('sent-tried', { times: mail.attempts, problem: mail.problem });
    case 'given_up':
      return say('sent-given-up', { problem: mail.problem ?? '' });
    case 'expired':
      return say('sent-expired');
    case 'cancelled': {
      const why = mail.problem ?? '';
      return knows(`sent-cancelled-${why}`) ? say(`sent-cancelled-${why}`) : say('sent-cancelled');
    }
  }
}
