/**
 * Where a number may be, by its area code: the zones of its region as the numbering plan assigns them (NANPA, area code map, 2026). A number that moved
 * with its owner is looked up by their home as well.
 */
const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'

const CODES: readonly (readonly [zones: readonly string[], codes: string])[] = [
  [
    [EASTERN],
    '201 202 203 207 212 215 216 220 223 227 229 231 234 239 240 248 252 267 272 276 283 301 302 304 305 313 315 317 321 324 326 329 330 332 336 339 ' +
      '345 347 351 352 363 380 386 401 404 407 410 412 413 419 434 436 440 443 445 463 470 472 475 478 484 508 513 516 517 518 540 551 557 561 567 570 571 ' +
      '582 585 586 603 607 609 610 614 616 617 624 631 640 645 646 656 667 678 680 681 686 689 703 704 706 716 717 718 724 727 728 732 734 740 743 754 757 ' +
      '762 765 771 772 774 781 786 802 803 804 813 814 821 826 828 835 838 839 843 845 848 854 856 857 859 860 861 862 863 864 865 878 904 908 910 912 914 ' +
      '917 919 929 934 937 941 943 947 948 954 959 973 978 980 984 989',
  ],
  [
    [CENTRAL],
    '205 210 214 217 218 224 225 228 251 254 256 260 262 274 281 309 312 314 316 318 319 320 325 331 334 337 346 353 361 405 409 414 417 430 432 447 456 ' +
      '464 469 470 479 501 504 507 512 515 531 534 539 557 563 572 573 580 601 608 612 615 618 629 630 636 641 651 659 660 662 682 708 712 713 715 726 730 731 ' +
      '737 763 769 773 779 806 815 816 817 830 832 847 870 872 901 903 913 915 918 920 924 936 938 939 940 945 952 956 972 975 979 985',
  ],
  [[MOUNTAIN], '303 307 385 406 435 505 575 719 720 801 970 983'],
  [['America/Phoenix'], '480 520 602 623'],
  [['America/Phoenix', MOUNTAIN], '928'],
  [
    [PACIFIC],
    '206 209 213 279 310 323 341 350 360 369 408 415 424 425 442 503 509 510 530 559 562 564 619 626 628 650 657 661 669 702 707 714 725 738 747 760 805 ' +
      '818 820 831 837 840 858 909 916 925 949 951 971',
  ],
  [[CENTRAL, EASTERN], '219 270 364 423 448 574 606 812 850 906 930 931'],
  [[CENTRAL, MOUNTAIN], '308 402 432 605 620 701 785 915'],
  [[MOUNTAIN, PACIFIC], '208 458 541 775 986'],
  [['America/Anchorage', 'America/Adak'], '907'],
  [['Pacific/Honolulu'], '808'],
  [['America/Puerto_Rico'], '340 787 939'],
  [['Pacific/Guam'], '671'],
]

/** From coast to coast: of a code that the table does not have, a text comes at a good hour wherever it is. */
const ANYWHERE: readonly string[] = [EASTERN, PACIFIC]

const ZONES = new Map<string, Set<string>>()
for (const [zones, codes] of CODES) for (const code of codes.split(' ')) ZONES.set(code, new Set([...(ZONES.get(code) ?? []), ...zones]))

/** @param phone ten digits */
export const zonesOfNumber = (phone: string): readonly string[] => [...(ZONES.get(phone.slice(0, 3)) ?? ANYWHERE)]
