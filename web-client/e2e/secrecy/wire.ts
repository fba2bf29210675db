import type { CDPSession, Page } from '@playwright/test';

/** One HTTP exchange, with the headers as they were on the wire. */
export interface Exchange {
  request: string;
  requestHeaders: Record<string, string>;
  sent: string;
  status: number;
  responseHeaders: Record<string, string>;
  received: string;
}

/** One WebSocket frame. */
export interface Frame {
  way: 'sent' | 'received';
  text: string;
}

/**
 * Everything that goes over the wire of one page, from the moment it is tapped. The browser
 * itself tells it, so that no code of the page can get by.
 */
export class Wire {
  readonly frames: Frame[] = [];
  /** What was said to open sockets. */
  readonly handshakes: Record<string, string>[] = [];
  private readonly seen = new Map<string, Exchange>();
  private readonly bodies: Promise<void>[] = [];

  private constructor(private readonly session: CDPSession) {}

  static async tap(page: Page): Promise<Wire> {
    const session = await page.context().newCDPSession(page);
    const wire = new Wire(session);
    wire.listen();
    await session.send('Network.enable', { maxPostDataSize: 1 << 20 });
    await session.send('Fetch.enable', { patterns: [{ requestStage: 'Response' }] });
    return wire;
  }

  /** Every exchange so far, once its body has come. */
  async exchanges(): Promise<Exchange[]> {
    await Promise.all(this.bodies);
    return [...this.seen.values()];
  }

  private listen(): void {
    const { session } = this;
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const exchange = this.exchange(requestId);
      exchange.request = `${request.method} ${request.url}`;
      exchange.sent = request.postData ?? '';
      exchange.requestHeaders = { ...request.headers, ...exchange.requestHeaders };
    });
    session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
      Object.assign(this.exchange(requestId).requestHeaders, headers);
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const exchange = this.exchange(requestId);
      exchange.status = response.status;
      exchange.responseHeaders = { ...response.headers, ...exchange.responseHeaders };
    });
    session.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) => {
      Object.assign(this.exchange(requestId).responseHeaders, headers);
    });
    session.on('Fetch.requestPaused', ({ requestId, networkId, responseStatusCode }) => {
      this.bodies.push(
        // Without an answer the page has given up, and nothing has come.
        responseStatusCode === undefined
          ? this.goOn(requestId)
          : this.read(requestId, networkId ?? requestId),
      );
    });
    session.on('Network.webSocketWillSendHandshakeRequest', ({ request }) => {
      this.handshakes.push(request.headers);
    });
    session.on('Network.webSocketHandshakeResponseReceived', ({ response }) => {
      this.handshakes.push(response.headers);
    });
    session.on('Network.webSocketFrameSent', ({ response }) => {
      this.frames.push({ way: 'sent', text: response.payloadData });
    });
    session.on('Network.webSocketFrameReceived', ({ response }) => {
      this.frames.push({ way: 'received', text: response.payloadData });
    });
  }

  private exchange(id: string): Exchange {
    const known = this.seen.get(id);
    if (known) return known;
    const fresh: Exchange = {
      request: '',
      requestHeaders: {},
      sent: '',
      status: 0,
      responseHeaders: {},
      received: '',
    };
    this.seen.set(id, fresh);
    return fresh;
  }

  private async read(requestId: string, exchange: string): Promise<void> {
    const answer = this.session.send('Fetch.getResponseBody', { requestId });
    const { body, base64Encoded } = await answer.catch(unread);
    this.exchange(exchange).received = base64Encoded
      ? Buffer.from(body, 'base64').toString('latin1')
      : body;
    await this.goOn(requestId);
  }

  private async goOn(requestId: string): Promise<void> {
    // A page that has been closed goes on no more.
    await this.session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  }
}

/** An answer that could not be read is no answer that holds nothing. */
function unread(error: Error): { body: string; base64Encoded: boolean } {
  return { body: `unread: ${error.message}`, base64Encoded: false };
}
