import Anchor from "lucide-react/icons/anchor"
import Award from "lucide-react/icons/award"
import Boxes from "lucide-react/icons/boxes"
import Car from "lucide-react/icons/car"
import ChartLine from "lucide-react/icons/chart-line"
import Clock from "lucide-react/icons/clock"
import Coins from "lucide-react/icons/coins"
import Compass from "lucide-react/icons/compass"
import Database from "lucide-react/icons/database"
import Factory from "lucide-react/icons/factory"
import FileCheck from "lucide-react/icons/file-check"
import Gauge from "lucide-react/icons/gauge"
import Globe from "lucide-react/icons/globe"
import KeyRound from "lucide-react/icons/key-round"
import Layers from "lucide-react/icons/layers"
import Pill from "lucide-react/icons/pill"
import Scale from "lucide-react/icons/scale"
import Search from "lucide-react/icons/search"
import ShieldCheck from "lucide-react/icons/shield-check"
import Ship from "lucide-react/icons/ship"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import Stamp from "lucide-react/icons/stamp"
import Tags from "lucide-react/icons/tags"
import Truck from "lucide-react/icons/truck"
import Users from "lucide-react/icons/users"
import Workflow from "lucide-react/icons/workflow"
import type { LucideIcon as IconComponent } from "lucide-react/types"
import type { IconName } from "../../site/icon-names"
import * as styles from "./icon.module.css"

// Imported one by one, because webpack reads every icon of the package that is imported by its name.
const icons: Record<IconName, IconComponent> = {
  anchor: Anchor,
  award: Award,
  boxes: Boxes,
  car: Car,
  chart: ChartLine,
  clock: Clock,
  coins: Coins,
  compass: Compass,
  database: Database,
  factory: Factory,
  "file-check": FileCheck,
  gauge: Gauge,
  globe: Globe,
  key: KeyRound,
  layers: Layers,
  pill: Pill,
  scale: Scale,
  search: Search,
  shield: ShieldCheck,
  ship: Ship,
  "shopping-bag": ShoppingBag,
  stamp: Stamp,
  tags: Tags,
  truck: Truck,
  users: Users,
  workflow: Workflow,
}

type IconProps = { name: string }

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name)

/** A decorative icon, hidden from screen readers; renders nothing for an unknown name. */
export function Icon({ name }: IconProps) {
  if (!isIconName(name)) return null
  const LucideIcon = icons[name]
  return <LucideIcon className={styles.icon} aria-hidden="true" focusable="false" strokeWidth={1.5} />
}
