/**
 * The first script of every page: all seven signals of Google's consent mode are denied before any other command
 * (https://developers.google.com/tag-platform/security/guides/consent). It loads nothing and reads no storage.
 */
export const consentDefault = `window.dataLayer=window.dataLayer||[];
window.gtag=function(){window.dataLayer.push(arguments)};
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',functionality_storage:'denied',personalization_storage:'denied',security_storage:'denied'});
gtag('set','ads_data_redaction',true);
gtag('set','url_passthrough',false);`
