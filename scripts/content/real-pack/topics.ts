/**
 * The help tree laid over the real articles: what a support team would set up for a game and for a program that runs
 * games.
 */

export interface RealTopic {
  id: number
  name: string /** An article whose title or first lines match belongs here; the first topic that matches wins. */
  matches: RegExp
  form: FormKind
  help: string
}
export interface RealCategory {
  id: number
  name: string
  icon: string
  topics: RealTopic[]
}
/** Which questions a topic's form asks (forms.ts). */
export type FormKind =
  | 'building'
  | 'vehicle'
  | 'server'
  | 'crash'
  | 'files'
  | 'core'
  | 'input'
  | 'picture'
  | 'build'
  | 'account'

export const openttdTree: RealCategory[] = [
  {
    id: 5000,
    name: 'Building',
    icon: 'hammer',
    topics: [
      {
        id: 5001,
        name: 'Signals',
        matches: /signal/i,
        form: 'building',
        help: 'Most trains that stand still wait for a signal.',
      },
      {
        id: 5002,
        name: 'Junctions and merges',
        matches: /junction|merge|split|crossing|roundabout|\b\d?way\b/i,
        form: 'building',
        help: 'A junction is as fast as its slowest crossing.',
      },
      {
        id: 5003,
        name: 'Stations',
        matches: /station|platform|terminus|stop\b/i,
        form: 'building',
        help: 'A station serves what lies within its catchment area.',
      },
      {
        id: 5004,
        name: 'Depots and hangars',
        matches: /depot|hangar|servic/i,
        form: 'building',
        help: 'Vehicles are bought, serviced and renewed in depots.',
      },
      {
        id: 5005,
        name: 'Tracks, roads and canals',
        matches: /track|rail|road|bridge|tunnel|canal|lock|monorail|maglev|tram/i,
        form: 'building',
        help: 'Build in short pieces; what is wrong shows in red.',
      },
      {
        id: 5006,
        name: 'Land and landscape',
        matches: /terraform|landscape|terrain|tree|relief|climate|desert|arctic|land\b/i,
        form: 'building',
        help: 'Slopes decide what may be built, and what it costs.',
      },
      {
        id: 5007,
        name: 'Airports and docks',
        matches: /airport|aircraft|dock|ship|harbour|heliport|buoy/i,
        form: 'building',
        help: 'Water and air need no tracks, but they need room.',
      },
    ],
  },
  {
    id: 5100,
    name: 'Running a company',
    icon: 'truck',
    topics: [
      {
        id: 5101,
        name: 'Trains and other vehicles',
        matches: /vehicle|train|locomotive|wagon|engine|bus\b|lorr|speed/i,
        form: 'vehicle',
        help: 'Speed, power and load belong together.',
      },
      {
        id: 5102,
        name: 'Orders and timetables',
        matches: /order|timetable|shared|refit|autoreplace|autorenew/i,
        form: 'vehicle',
        help: 'A vehicle does exactly what its list of orders says.',
      },
      {
        id: 5103,
        name: 'Cargo',
        matches: new RegExp(
          'cargo|coal|goods|mail|passenger|valuables|wood|oil|steel|food|paper|gold|diamond|fruit' +
            '|rubber|maize|wheat|livestock|water|sugar|toffee|cola|candyfloss|batter|bubbles|plastic|iron|copper',
          'i',
        ),
        form: 'vehicle',
        help: 'Cargo pays by distance and by time.',
      },
      {
        id: 5104,
        name: 'Industries',
        matches: /industr|mine|factory|farm|plant|refinery|mill|bank|forest|well|printing|quarry|fountain/i,
        form: 'vehicle',
        help: 'Industries grow where they are served well.',
      },
      {
        id: 5105,
        name: 'Towns',
        matches: /town|city|house|authority|rating|statue/i,
        form: 'vehicle',
        help: 'What a town allows depends on what it thinks of you.',
      },
      {
        id: 5106,
        name: 'Money and subsidies',
        matches: /money|finance|loan|subsid|econom|income|profit|cost|price|inflation/i,
        form: 'vehicle',
        help: 'Look at the income of each line before you build the next.',
      },
    ],
  },
  {
    id: 5200,
    name: 'Playing together',
    icon: 'users',
    topics: [
      {
        id: 5201,
        name: 'Joining a game',
        matches: /multiplayer|join|network|desync|client/i,
        form: 'server',
        help: 'Both sides need the same version and the same add-ons.',
      },
      {
        id: 5202,
        name: 'Running a server',
        matches: /server|dedicated|console|rcon|port/i,
        form: 'server',
        help: 'A server needs an open port and a configuration of its own.',
      },
      {
        id: 5203,
        name: 'Computer players',
        matches: /\bai\b|noai|script|squirrel|\bgs\b/i,
        form: 'server',
        help: 'Computer players are add-ons; update them first.',
      },
    ],
  },
  {
    id: 5300,
    name: 'The game itself',
    icon: 'monitor',
    topics: [
      {
        id: 5301,
        name: 'Installing and starting',
        matches: /install|download|compil|platform|windows|linux|mac|android|start/i,
        form: 'crash',
        help: 'A fresh copy of the game in a new folder finds most faults.',
      },
      {
        id: 5302,
        name: 'Saved games',
        matches: /sav(e|ing)|load|autosave/i,
        form: 'files',
        help: 'Keep a copy of the saved game before you try anything.',
      },
      {
        id: 5303,
        name: 'NewGRF and other add-ons',
        matches: /newgrf|grf\b|\bset\b|base ?set|opengfx|openmsx|opensfx/i,
        form: 'files',
        help: 'Add-ons are chosen before a game begins.',
      },
      {
        id: 5304,
        name: 'Scenarios and maps',
        matches: /scenario|heightmap|map\b|editor|generator/i,
        form: 'files',
        help: 'Maps can be made, drawn or downloaded.',
      },
      {
        id: 5305,
        name: 'Settings and controls',
        matches: /setting|option|menu|hotkey|key\b|toolbar|window|interface|language|cheat/i,
        form: 'crash',
        help: 'Every setting has a short explanation in its window.',
      },
      { id: 5306, name: 'Something else', matches: /./, form: 'crash', help: 'Tell us in your own words.' },
    ],
  },
]

export const libretroTree: RealCategory[] = [
  {
    id: 6000,
    name: 'Installing and updating',
    icon: 'download',
    topics: [
      {
        id: 6001,
        name: 'Windows',
        matches: /windows|xbox/i,
        form: 'crash',
        help: 'Install into a folder of its own, not into Programs.',
      },
      {
        id: 6002,
        name: 'macOS, iOS and tvOS',
        matches: /mac ?os|osx|\bios\b|tvos|apple/i,
        form: 'crash',
        help: 'Choose the package for your processor.',
      },
      {
        id: 6003,
        name: 'Linux and small boards',
        matches: /linux|ubuntu|raspberry|lakka|kms|flatpak/i,
        form: 'crash',
        help: 'Packages of the distribution may be older than ours.',
      },
      {
        id: 6004,
        name: 'Android',
        matches: /android/i,
        form: 'crash',
        help: 'The store and our site offer different packages.',
      },
      {
        id: 6005,
        name: 'Consoles and handhelds',
        matches: /\bps[2-5v]\b|psp|vita|wii|gamecube|3ds|switch|miyoo|webos|install/i,
        form: 'crash',
        help: 'Each console has its own way to install.',
      },
    ],
  },
  {
    id: 6100,
    name: 'Controllers and input',
    icon: 'gamepad-2',
    topics: [
      {
        id: 6101,
        name: 'Controllers',
        matches: /controller|gamepad|joypad|autoconfig|retropad/i,
        form: 'input',
        help: 'Known controllers set themselves up.',
      },
      {
        id: 6102,
        name: 'Keyboard, mouse and light guns',
        matches: /keyboard|mouse|lightgun|light gun|hotkey|input/i,
        form: 'input',
        help: 'Hotkeys can be changed in the settings.',
      },
    ],
  },
  {
    id: 6200,
    name: 'Picture and sound',
    icon: 'monitor',
    topics: [
      {
        id: 6201,
        name: 'Shaders',
        matches: /shader|slang|cg\b|glsl|crt|dither|blur|upscal|anti-?alias/i,
        form: 'picture',
        help: 'A preset is a chain of shaders; start with a short one.',
      },
      {
        id: 6202,
        name: 'Video, refresh rate and latency',
        matches: /video|vsync|latency|refresh|runahead|run ahead|fps|display|resolution|overlay|bezel/i,
        form: 'picture',
        help: 'Latency is the sum of many small waits.',
      },
      {
        id: 6203,
        name: 'Sound and recording',
        matches: /audio|sound|microphone|record|stream/i,
        form: 'picture',
        help: 'Sound follows the picture: fix the picture first.',
      },
    ],
  },
  {
    id: 6300,
    name: 'Cores and games',
    icon: 'cpu',
    topics: [
      {
        id: 6301,
        name: 'Nintendo systems',
        matches: /nintendo|nes\b|snes|game ?boy|\bgba?\b|n64|famicom|mupen|bsnes|mgba|dolphin|citra|melon|virtual boy/i,
        form: 'core',
        help: 'Each core lists the files it needs.',
      },
      {
        id: 6302,
        name: 'Sega systems',
        matches: /sega|genesis|mega ?drive|saturn|dreamcast|flycast|picodrive|yabause|kronos|master system/i,
        form: 'core',
        help: 'Each core lists the files it needs.',
      },
      {
        id: 6303,
        name: 'PlayStation systems',
        matches: /playstation|\bpsx?\b|beetle psx|pcsx|ppsspp|swanstation|duckstation/i,
        form: 'core',
        help: 'A system file (BIOS) of your own console is needed.',
      },
      {
        id: 6304,
        name: 'Arcade and computers',
        matches: /arcade|mame|fbneo|final ?burn|amiga|c64|commodore|dos\b|msx|spectrum|atari|amstrad|pc-?98|x68|scumm/i,
        form: 'core',
        help: 'Game sets belong to one version of a core.',
      },
      {
        id: 6305,
        name: 'Game engines and other cores',
        matches: /library|core/i,
        form: 'core',
        help: 'Not every core plays every game.',
      },
      {
        id: 6306,
        name: 'Playlists, scanning and thumbnails',
        matches: /playlist|scan|thumbnail|database|content|rom\b/i,
        form: 'files',
        help: 'Only what is in the database is found by scanning.',
      },
    ],
  },
  {
    id: 6400,
    name: 'Saves and network',
    icon: 'save',
    topics: [
      {
        id: 6401,
        name: 'Saves and states',
        matches: /save|state|sync|backup/i,
        form: 'files',
        help: 'A saved state belongs to its core and version.',
      },
      {
        id: 6402,
        name: 'Netplay',
        matches: /netplay|network|lobby|relay/i,
        form: 'server',
        help: 'Both players need the same core and the same game file.',
      },
      {
        id: 6403,
        name: 'Achievements and cheats',
        matches: /achievement|cheat/i,
        form: 'account',
        help: 'Achievements need an account at their own site.',
      },
    ],
  },
  {
    id: 6500,
    name: 'Building it yourself',
    icon: 'code',
    topics: [
      { id: 6501, name: 'Compiling', matches: /compil|build/i, form: 'build', help: 'Start from a clean checkout.' },
      {
        id: 6502,
        name: 'Writing cores and front ends',
        matches: /develop|api|libretro|front ?end/i,
        form: 'build',
        help: 'The interface is one header file.',
      },
      { id: 6503, name: 'Something else', matches: /./, form: 'crash', help: 'Tell us in your own words.' },
    ],
  },
]
