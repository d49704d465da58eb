import type { Severity } from "../problem"

/**
 * A pattern of words, and what to write instead. `inTables: false`: allowed in tables; `release`: reported for a release only;
 * `types`: the content types in which it is reported; `fault`: what is wrong with the words, if they are no claim.
 */
export type Claim = {
  pattern: RegExp
  why: string
  severity?: Severity
  inTables?: false
  release?: true
  types?: readonly string[]
  fault?: string
}

const proof = "say what was done instead, or prove it"
const byWhom = "say by whom"
const onlyContract = "only a contract with SAP allows it: delete it"
const noAuthority = "authorities recommend no consultants: delete it"

/** The fixes of promises. A sentence that denies a promise, such as “nobody can guarantee”, is allowed. */
export const promises: readonly string[] = [proof, byWhom, noAuthority]

/** Words of customs law: a guarantee in a sentence with one of them secures a debt. */
const customs = String.raw`\b(?:customs|transit|dut(?:y|ies)|VAT|debts?|guarantors?|suret(?:y|ies)|banks?|declarants?|principals?|HMRC|waivers?|reference\s+amounts?)\b`

/** Something that a guarantee of customs law secures, and what is done to it. */
const secured = String.raw`(?<!\b(?:lower|less|no|zero|reduced)\s+)\b(?:amounts?|sums?|debts?|dut(?:y|ies)|VAT|charges|liabilit(?:y|ies)|movements?|goods)(?:\s+(?:that|which))?(?:\s+(?:is|are|was|were|be|been|(?:must|can|has\s+to|have\s+to)\s+be))?(?:\s+\w+ly)?`

/** Matches guarantees, except those of customs law, which promise nothing to a reader. */
const guarantee = new RegExp(
  [
    String.raw`\bguarantees?\b(?<=\b(?:I|we|you\s+have\s+(?:my|our)|this|which|money-back|satisfaction)\s+(?:\w+ly\s+|can\s+|will\s+)?guarantees?)`,
    String.raw`\b(?<!\b(?:the|an?|each|every|any|no|customs)\s+)guarantees?\b(?=\s+(?:that|success|savings?|(?:full\s+)?compliance|on[\s-]time|you)\b)`,
    String.raw`(?<!\b(?:comprehensive|individual|general|flat-rate|global|cash|reduced|the|office\s+of)\s+)\bguarantees?\b(?!\s+(?:are|of\s+[£$€]?\d+|amounts?|references?|numbers?|accounts?|certificates?|management|vouchers?|types?|limits?|office|of\s+(?:his|her|its|their)\s+own)\b)(?<!${customs}[^.!?]{0,160}guarantees?)(?![^.!?]{0,160}${customs})`,
    String.raw`\bguaranteed\b(?!\s+(?:amounts?|sums?|debts?)\b|\s+by\s+(?:an?|the|its|his|their)\s[^.!?]{0,60}\b(?:guarantees?|guarantors?|bank|surety|deposit|undertaking)\b)(?<!(?:${secured}|\bamounts?|\bdebts?)\s+guaranteed(?=\s+\w|[,;)])|${secured}(?<=\b(?:is|are|was|were|be|been|\w+ly|amounts?|debts?))\s+guaranteed)`,
  ].join("|"),
  "gi",
)

/** Words before “SAP partner” after which it does not mean the owner of the site. */
const others =
  "your|their|its|his|her|another|other|any|every|each|which|some|no|the client['’]s|client['’]s|customer['’]s|company['’]s|implementation|existing|or|with an?|by an?|from an?|through an?|ask an?|not an?|no longer an?"

/** Goods, papers and traders that others certify. */
const traded =
  "exporters?|importers?|suppliers?|cop(?:y|ies)|translations?|extracts?|statements?|documents?|invoices?|accounts?|cheques?|goods|products?|materials?|equipment|seeds?|timber|scales?|weights?|origin|laborator(?:y|ies)|traders?|factor(?:y|ies)|warehouses?"

/** Authorities, which recommend no consultants. */
const authority = String.raw`\b(?:HMRC|HM\s+Revenue(?:\s+(?:and|&)\s+Customs)?|HM\s+Treasury|BIS|DBT|DIT|ECJU|OFSI|OFAC|WCO|Bureau\s+of\s+Industry\s+and\s+Security|Department\s+for\s+(?:International|Business\s+and)\s+Trade|European\s+Commission|customs(?:\s+authorit(?:y|ies))?|(?:UK\s+)?government)\b`

/** What a consultant offers. */
const offer = String.raw`(?:method\w*|approach|services?|practice|consultanc\w+|consultants?|advi[cs]e|advisers?|work|training|courses?|checklists?|tools?|solutions?|experts?|specialists?|partners?|reviews?)\b`

const own = String.raw`(?:my|our)\s+(?:\w+\s+)?${offer}|this\s+(?:practice|consultancy|consultant|services?|training|course)\b|the\s+(?:method|approach|practice|consultancy|consultant)\b(?!\s+(?:of|for|in|to)\b)`

/** Returns claims that have the same fix. */
const because = (why: string, ...patterns: readonly RegExp[]): Claim[] =>
  patterns.map((pattern) => ({ pattern, why }))

/** Promises without proof, and terms that are often wrong. */
export const claims: readonly Claim[] = [
  ...because(
    proof,
    guarantee,
    /\b100\s?(?:%|per\s?cent\b)(?:[\s-]+(?:compliant|compliance|secure|safe|success|accura\w+|reliable|satisf\w+|certain\w*|protect\w*|correct|error-free|guaranteed|legal\w*|automat\w+)\b)|\b(?:a\s+)?hundred\s+per\s?cent\s+(?:compliant|secure|safe|sure)\b/gi,
    /\b100\s?%(?<!\b(?:owned|held|controlled)\s+100\s?%)(?!\s+(?:of|by|owned|held|controlled|subsidiar\w+|cotton|wool|silk|polyester|steel)\b)/g,
    /\bfully[\s-]+compliant\b|\balways\s+compliant\b|\b(?:ensures?|guarantees?)\s+(?:full\s+)?compliance\b/gi,
    /\b(?:zero|no)[\s-]+risk\b(?!-)|\brisk[\s-]+free\b|\b(?:hassle|trouble|worry|error|penalty|audit)[\s-]+(?:free|proof)\b|\b(?:bullet|fool|future|water)[\s-]?(?:proof|tight)\b(?!\s+(?:vests?|glass|jackets?|clothing|footwear|shoes|boots|fabrics?|textiles?|plates?|bags?|garments?|coatings?|materials?|membranes?|doors?)\b)|\bwithout\s+(?:any\s+)?risk\b/gi,
    /\beliminat(?:es?|ing)\s+(?:all\s+)?(?:false\s+positives|risks?|errors|penalties)\b/gi,
    /(?<!\b(?:if|when|where|whether|unless|should)\b[^.;:!?]{0,80})(?:\b(?:no|zero)\s+(?:more\s+)?false\s+(?:positives|negatives|hits|alarms|alerts|matches)\b|\b(?:free\s+of|without(?:\s+any)?)\s+false\s+(?:positives|negatives|hits|alarms|alerts|matches)\b|\balways\s+(?:found|caught|detected)(?=\s*[.,;]|\s+and\b)|\bnever\s+miss(?:es)?\s+(?:an?|any|the)\s+(?:\w+\s+)?(?:match|hit|party|error|sanction|licence|deadline)\b|(?<!\bto\s+|\bno\s+(?:\w+\s+){1,3})\b(?:catch|detect)(?:es|s)?\s+(?:every|all)\s+(?:\w+\s+)?(?:match|hit|error|mistake|part(?:y|ie))(?:e?s)?\b)/gi,
    // Seamless tubes are goods.
    /\bseamless(?:ly)?\b(?!\s+(?:\w+\s+)?(?:tubes?|tubing|pipes?|steel|profiles?|rings?|cylinders?|gloves|stockings|tights|hosiery|underwear|garments?)\b)|\beffortless(?:ly)?\b/gi,
    /\b(?:best|world|first|market)[\s-]+(?:in[\s-]+class|class|leading)\b|\bcutting[\s-]+edge\b|\bindustry[\s-]+leading\b|\bstate[\s-]+of[\s-]+the[\s-]+art\b|\bgame[\s-]+chang(?:ing|er)\b|\baward[\s-]+winning\b|\bun(?:matched(?!\s+(?:records?|entries|items?|partners?|names?|lines?|documents?|hits?|amounts?)\b)|rivalled|rivaled|beatable|paralleled)\b|\bsecond\s+to\s+none\b|\bmost\s+(?:trusted|experienced|successful)\b/gi,
    /(?<![\w#])(?:No\.?|Nr\.?|№)\s?1\b(?:(?=\s+(?:consult\w*|choice|expert\w*|special\w*|partner|provider|advis\w*|practice|address)\b)|(?<=(?:\b(?:the|an?|is|are|am|as|be|your|our|my|rated|ranked)\s+|['’]s\s+|(?:^|\n\s*\n|\n[ \t]{4,})["'“]?|[.!?:]\s+)\S+\s?1)(?=\s+(?:in|for|SAP|GTS)\b|[.!,]?(?:\s|["'”]|$)))|(?<=\b(?:the|an?|is|are|am|as|your|our)\s|['’]s\s|^|\n|[:"“]\s?)#1\b(?=\s+\p{L})|\bnumber\s+one\b(?=\s+(?:in|for|consult\w*|choice|expert\w*|special\w*|partner|provider|SAP|GTS)\b)|\b(?:market|industry)[\s-]+leader\b|(?:\b(?:the|our|your)|['’]s)\s+(?:best|leading|foremost|top)\s+(?:SAP|GTS|consult\w+|expert\w*|specialist\w*|practice|advis\w+)\b|\bleading\s+(?:SAP|GTS)\b/giu,
    // Money back from customs, and duty that is not due yet, are no promises of one's own.
    new RegExp(
      [
        String.raw`\bget(?:s|ting)?\s+(?:all\s+)?(?:of\s+)?(?:your|their)\s+money\s+back\b(?!\s+from)|\bmoney[\s-]back\b(?=\s+(?:promise|if)\b)`,
        String.raw`\b(?:or|otherwise|else)\s+(?:you|they)\s+pay\s+nothing\b|\b(?:I|we)\s+(?:will\s+)?(?:refund|repay)\s+you\b`,
        String.raw`\b(?:you|they)\s+(?:only\s+pay|pay\s+only|pay\s+nothing)\s+(?:if|unless|until|when)\s+(?:it\s+works?|I|we|you(?:['’]re|\s+are)\s+(?:satisfied|happy)|the\s+(?:project|audit|system|result|work))\b`,
        String.raw`\bno\s+(?:win|fix|cure|result|success|saving)s?,?\s+no\s+(?:fees?|pay|charge|bill)\b`,
        String.raw`\bfull\s+refund\b(?<!(?:${customs}|\bgoods\b)[^.!?]{0,160}refund)(?![^.!?]{0,160}(?:${customs}|\bgoods\b))`,
      ].join("|"),
      "gi",
    ),
    // Reviews and the number of clients.
    /\b(?:[1-5][.,]\d|(?<=\brated\s+)[1-5])\s?(?:\/|out\s+of)\s?5\b|\b(?:five|5)[\s-]stars?\b(?!\s+hotels?)|\bTrustpilot\b|\b(?:\d[\d,]*|dozens\s+of|hundreds\s+of|thousands\s+of|countless)\s+(?:\w+\s+)?(?:satisfied|happy|delighted)\s+(?:clients|customers|companies)\b|\b(?:trusted|used|chosen|recommended)\s+by\s+(?:\w+\s+){0,2}(?:\d[\d,]*|dozens|hundreds|thousands)\b/gi,
    /\bup\s+to\s+\d+(?:\.\d+)?\s?(?:x|times)\b|\b\d+(?:\.\d+)?\s?(?:x|times)\s+(?:faster|cheaper|better|quicker)\b/gi,
  ),
  ...because(
    "say how soon, or write “at once”",
    /\breal[\s-]+time\b(?!\s+(?:clocks?|operating\s+systems?|kernels?|location\s+systems?)\b)/gi,
  ),
  ...because(
    byWhom,
    new RegExp(
      String.raw`(?<![\w]-|\b(?:${traded})\s+(?:(?:is|are|was|were|be|been|being|must|can|has|have|to|not)\s+){0,3})\bcertified\b(?!\s+(?:(?:\w+\s+)?(?:${traded})\b|customs\s+(?:broker|agent|specialist|practitioner)s?|by\b|as\b|that\b|public|true|organic))|\bSAP[\s-]+certified\b`,
      "gi",
    ),
  ),
  {
    pattern: new RegExp(
      String.raw`(?<!\b(?:${others})\s+)\bSAP[\s-]+partner\b(?!s)(?!\s+(?:may|must|should|can|who|that|which|of\s+(?:your|the)|functions?|roles?|types?|numbers?|profiles?|determination|schemas?|master)\b)|(?<!\b(?:${others}|a)\s+)\bpartner\s+of\s+SAP\b|\bSAP(?:[\s-]+certified)?[\s-]+(?:platinum|gold|silver|bronze|premium|registered|certified|official|value|services?)[\s-]+partners?\b|\b(?:platinum|gold|silver|official|certified|authori[sz]ed)[\s-]+(?:SAP[\s-]+)?partners?\b|\bSAP[\s-]*PartnerEdge\b|\b(?:we|I)\s+(?:are|am)\s+(?:\w+\s+){0,3}SAP[\s-]+partners?\b|(?<!\b(?:not|nor|or|never)\s+)\b(?:endorsed|approved|recommended|authori[sz]ed)\s+by\s+SAP\b`,
      "gi",
    ),
    why: onlyContract,
    severity: "error",
  },
  {
    pattern:
      /\b(?!100\b)\d+(?:[.,]\d+)?\s?(?:%|per\s?cent\b)(?=\s+(?:\w+\s+){0,2}?(?:faster|fewer|less|more|lower|higher|better|cheaper|quicker|shorter|savings?|saved|reduction|increase|improvement|growth|return|ROI|satisf\w+|success|accura\w+|compliance|compliant|automat\w+|uptime|of\s+(?:our|my|clients|customers|projects)))|\b(?:sav(?:es?|ed|ing)|reduc(?:es?|ed|ing)|cuts?|cutting|lower(?:s|ed)?|improv(?:es?|ed|ing)|increas(?:es?|ed|ing)|faster|by)(?:\s+(?:you|your\s+team))?(?:\s+(?:by|up\s+to|more\s+than|over|at\s+least))*\s+(?!100\b)\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?\s?(?:%|per\s?cent\b)|(?<!\b(?:owner\w*|own(?:s|ed)?|stakes?|shares?|voting|capital|control\w*|de\s+minimis|content|origin\w*|dut(?:y|ies)|tariffs?|rates?|VAT|tax\w*|tolerance|law|rules?|regulations?|sanction\w*|value)\b[^.!?]{0,120})\b(?:up\s+to|more\s+than|over|at\s+least)\s+(?!100\b)\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?\s?(?:%|per\s?cent\b)(?!\s+of\s+(?:the|its|their|all|an?)\s+(?:[\w-]+\s+)?(?:price|value|weight|duty|duties|debt|amount|cost|goods|materials?|shares?|capital|votes|voting|turnover|content|composition)\b)/gi,
    why: "say what was measured and how",
    inTables: false,
  },
  { pattern: /\b\d+(?:[.,]\d+)?\s?%/g, why: "say what was measured and how", inTables: false, release: true },
  ...because(
    "name the study",
    /\b(?:studies|research|surveys?)\s+(?:show|prove|confirm)s?\b|\bit\s+is\s+proven\b/gi,
  ),
  ...because(
    noAuthority,
    new RegExp(
      [
        String.raw`${authority}[\s-]+(?:approved|endorsed|recommended|certified|accredited|authori[sz]ed|backed)\s+(?:\w+\s+)?${offer}(?!\s+(?:of|for)\b)`,
        String.raw`${authority}\s+(?:has\s+|have\s+|also\s+)?(?:approv|endors|recommend|certif|accredit|back|trust)(?:es?|ed|s|y|ie[sd])?\s+(?:${own}|me\b|us\b)`,
        String.raw`\b(?:${own}|(?:I\s+am|we\s+are|I['’]m|we['’]re))(?:\s+(?:is|are|was|were|has|have|been|fully|officially|also)\b)*\s+(?:approved|endorsed|recommended|certified|accredited|backed|trusted)\s+by\s+(?:the\s+)?(?:\w+\s+)?${authority}`,
      ].join("|"),
      "gi",
    ),
    // A badge or a sentence without a subject.
    new RegExp(
      String.raw`\b(?:Endorsed|Recommended|Accredited|Backed|Trusted|Officially\s+\w+)\s+by\s+(?:the\s+)?${authority}`,
      "g",
    ),
  ),
  {
    pattern:
      /\bSAP[\s-]+(?:approved|endorsed|accredited|authori[sz]ed|licen[sc]ed|sponsored|backed|preferred|trusted|recommended)(?=\s+(?:\w+\s+)?(?:consult\w*|partners?|practice|expert\w*|advis\w+|provider|specialist\w*|trainer|firm|company|services?)\b)|(?<!\b(?:not|nor|or|never|neither)\s+)\b(?:accredited|sponsored|backed|preferred|licen[sc]ed|trusted)\s+by\s+SAP\b|\bSAP\s+(?:recommends|endorses|trusts|prefers)(?=\s+(?:us|me|our|my)\b|\s*$)|\bofficial\s+SAP\s+(?:consult\w*|expert\w*|advis\w+|specialist\w*|provider)\b/gim,
    why: onlyContract,
    severity: "error",
  },
  {
    pattern:
      /\b(?:red|blue|green|orange|yellow|gr[ae]y|black|white|purple|pink)\s+(?:buttons?|links?|box|fields?)\b/gi,
    fault: "names a colour, which not every visitor sees",
    why: "name it by the words on it",
    types: ["HomeHero", "HomeServices", "HomeClients", "HomeWhyChooseUs", "HomeCaseStudies", "HomeContact"],
  },
  {
    pattern:
      /\bby\s+(?:continuing|using|browsing|visiting|staying|scrolling)\b[^.!?]{0,80}\b(?:you|visitors?)\s+(?:agree|accept|consent)\b|\bif\s+you\s+continue\b[^.!?]{0,60}\b(?:agree|accept|consent)\b/gi,
    fault: "is no consent: only the button of the banner is",
    why: "delete the sentence",
    severity: "error",
  },
  {
    pattern:
      /\b(?:personali[sz]\w*|targeted|tailored)\s+(?:\w+\s+(?:and|or)\s+)?(?:ads?|adverts?|advertis\w+|marketing)\b/gi,
    fault: "is not what the site does: it counts visits and shows no advertisements",
    why: "say only what the site does",
    types: ["CookieBanner"],
  },
  {
    pattern:
      /\bnewsletters?\b|\bmailing\s+list\b|\b(?:marketing|promotional)\s+(?:e-?mails?|messages?|offers?)\b/gi,
    fault: "is another purpose than the enquiry, and the form cannot ask for consent to it",
    why: "delete it",
    types: ["HomeContact"],
  },
  ...because("write “SAP GTS, edition for SAP HANA”", /\bSAP\s+(?:GTS\s+)?12\b|\bGTS\s+12\b/g),
  ...because(
    "it is a product of its own: write “move” or “convert”",
    /\bupgrade\s+to\s+(?:SAP\s+)?GTS\b[^.\n]*\bHANA\b/gi,
  ),
  ...because("CHIEF is closed: write about it in the past tense, or name CDS", /\bCHIEF\b/g),
  ...because(
    "Great Britain has had no Intrastat since 2022",
    /\bIntrastat\b(?![^.\n]*\b(?:not?|ended|without|never|longer)\b)[^.\n]{0,80}\bGreat\s+Britain\b|\bGreat\s+Britain\b(?![^.\n]*\b(?:not?|ended|without|never|longer)\b)[^.\n]{0,80}\bIntrastat\b/g,
  ),
  ...because(
    "the HANA edition needs no TREX",
    /\bTREX\b(?![^.\n]*\b(?:not?|without|never|longer)\b)[^.\n]{0,80}\bHANA\s+edition\b|\bHANA\s+edition\b(?![^.\n]*\b(?:not?|without|never|longer)\b)[^.\n]{0,80}\bTREX\b/g,
  ),
]
