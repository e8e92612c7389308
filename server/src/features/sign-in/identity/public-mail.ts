/** Providers of mail for anyone: an address there says nothing of a company. */
const hosts = new Set(
  `126.com 163.com aol.com att.net bell.net bellsouth.net bigpond.com bluewin.ch btinternet.com charter.net
  comcast.net cox.net duck.com eircom.net email.com fastmail.com fastmail.fm foxmail.com free.fr freenet.de
  gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.fr gmx.net googlemail.com hey.com hushmail.com icloud.com inbox.com
  iol.pt juno.com laposte.net libero.it live.ca live.co.uk live.com live.fr live.nl mac.com mail.com mail.ru
  mailbox.org me.com msn.com naver.com ntlworld.com o2.pl online.no orange.fr outlook.com outlook.de outlook.es
  outlook.fr pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com rediffmail.com rocketmail.com rogers.com
  sbcglobal.net seznam.cz sfr.fr shaw.ca sky.com skynet.be sympatico.ca t-online.de talktalk.net telenet.be telus.net
  tiscali.it tuta.com tutanota.com verizon.net videotron.ca virgilio.it virginmedia.com wanadoo.fr web.de wp.pl
  xtra.co.nz yandex.com yandex.ru ymail.com zoho.com zohomail.com`.split(/\s+/),
);
/** Under any ending: hotmail.fr, yahoo.co.uk. */
const families = /^(?:hotmail|yahoo|ymail|rocketmail|yandex|gmx)\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;

export const isPublicMail = (domain: string): boolean => hosts.has(domain) || families.test(domain);
